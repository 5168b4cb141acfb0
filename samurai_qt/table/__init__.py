"""Playing at a table: what stands between the table, the people, the bots and the page. No widgets."""
