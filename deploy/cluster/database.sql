-- The portals' account and database, once, on the primary: docs/operating.md, "Three machines, step by step".
create role timebank login password '${TIMEBANK_PASSWORD}';
create database timebank owner timebank encoding 'UTF8' template template0;
