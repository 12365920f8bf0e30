-- Filters of the message centre by patient list, where a clinic has many patients.
create index clinic_patients_list on clinic_patients (clinic_id, list_code);
