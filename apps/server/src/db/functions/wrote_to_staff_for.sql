-- Whether one person wrote for another to a clinic of the caller.
-- Called by: the policies representations_staff and representations_staff_end.
create function wrote_to_staff_for(p_representative bigint, p_represented bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select app_role() = 'PRM_DOCTOR' and exists (select from e_contacts e where e.creator_person_id = p_representative
    and e.patient_person_id = p_represented and e.clinic_id = any (app_clinic_ids()))
$$;
