-- The small square that stands beside a person's name: made once, when the picture is kept, so that a list
-- of people need not read their pictures. A picture kept before has none, and is made smaller as it is read.
alter table photo
  add column face bytea,
  add constraint photo_face_size check (length(face) <= 65536);
