-- Whether the caller may write to a clinic for a person: the clinic takes new patients, knows the person, has a record of them, or is the
-- clinic of the child's parent. It decides on the first message of somebody whom it does not know.
-- Called by: the repositories of clinics, prescriptions and of sending an e-contact.
create function takes_messages_for(p_clinic_id bigint, p_person_id bigint) returns boolean
language sql stable set search_path = public, pg_temp as $$
  select exists (select from clinics k where k.id = p_clinic_id and k.deactivated_at is null and (k.open_for_all
    or exists (select from clinic_patients cp where cp.clinic_id = k.id and cp.person_id = p_person_id)
    or exists (select from clinics_with_record_of(p_person_id) record where record.clinic_id = k.id)
    or is_clinic_of_parent(k.id, p_person_id)))
$$;
