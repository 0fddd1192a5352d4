-- What has no kind of its own: without it a member whose service is not in the list could record nothing.
-- Last of all in every list.

insert into activity (group_id, position, name_it, name_en, name_de)
select id, 699, 'Altro', 'Something else', 'Etwas anderes' from activity_group where position = 6;
