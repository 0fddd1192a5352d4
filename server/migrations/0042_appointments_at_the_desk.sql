-- Who of a desk did the last thing about an appointment for one of its two people, who use no e-mail;
-- null where one of the two did it themselves (specification §22).
alter table arrangement add column desk_by bigint references person;
