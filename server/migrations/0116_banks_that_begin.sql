-- Banks that begin (specification §41). Only one that was founded on this portal begins; those that were
-- there before, and those that come by archive, do not. How far it is follows from its books.
alter table bank add column begun_here boolean not null default false;
