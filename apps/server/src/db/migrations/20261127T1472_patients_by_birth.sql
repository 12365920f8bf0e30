-- Filters of the message centre read one narrow table, as the search does. These columns follow those of the person;
-- the name is in the form of search_key.
alter table clinic_patients add column name_key text not null default '', add column birth_date date, add column sex text;
update clinic_patients cp set birth_date = p.birth_date, sex = p.sex from persons p where p.id = cp.person_id;
alter table clinic_patients alter column birth_date set not null, alter column sex set not null;
create index clinic_patients_born on clinic_patients (clinic_id, birth_date);
