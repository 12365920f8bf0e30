-- The same rules as before, asked one person or clinic at a time. As subselects in the policies the planner hashed every
-- e-contact of the clinic for each statement that names a person, and planned the rules of e_contacts within those of
-- persons: half the time of a reply in a clinic of a few thousand e-contacts, growing with it.
create index e_contacts_clinic_creator on e_contacts (clinic_id, creator_person_id);
create index e_contacts_creator_any on e_contacts (creator_person_id, patient_person_id);

create function is_known_to_staff(p_person_id bigint) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return app_role() = 'PRM_DOCTOR' and (
    exists (select from clinic_patients cp where cp.person_id = p_person_id and cp.clinic_id = any (app_clinic_ids()))
    or exists (select from e_contacts e where e.creator_person_id = p_person_id and e.clinic_id = any (app_clinic_ids())));
end $$;

create function has_written_for(p_person_id bigint) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return app_role() = 'PRM_PATIENT'
    and exists (select from e_contacts e where e.patient_person_id = p_person_id and e.creator_person_id = app_person_id());
end $$;

create function has_written_to(p_clinic_id bigint) returns boolean
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return app_role() = 'PRM_PATIENT'
    and exists (select from e_contacts e where e.clinic_id = p_clinic_id and e.creator_person_id = app_person_id());
end $$;

grant create on schema public to vastus_system;
alter function is_known_to_staff(bigint) owner to vastus_system;
alter function has_written_for(bigint) owner to vastus_system;
alter function has_written_to(bigint) owner to vastus_system;
revoke create on schema public from vastus_system;

alter policy persons_staff on persons using ((select app_role()) = 'PRM_DOCTOR' and is_known_to_staff(id));
alter policy persons_written_for on persons using ((select app_role()) = 'PRM_PATIENT' and has_written_for(id));
alter policy employees_of_my_clinics on employees
  using ((select app_role()) = 'PRM_PATIENT' and has_written_to(clinic_id));
