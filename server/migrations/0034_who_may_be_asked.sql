-- What members want of the board's questions (specification §20): nobody asks them to help, and
-- whether other members may read that they did something before.
alter table person
  add column may_be_asked boolean not null default true,
  add column show_done boolean not null default false;
