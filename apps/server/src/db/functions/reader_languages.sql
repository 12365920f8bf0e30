-- The languages in which those who wrote to a clinic of the caller use the platform, by e-contact; null for who has no account.
-- Called by: the repository of readers' languages.
create function reader_languages(p_clinic_id bigint, p_e_contact_ids bigint[]) returns table (e_contact_id bigint, language text)
language sql stable security definer set search_path = public, pg_temp as $$
  select e.id, u.language from e_contacts e left join users u on u.person_id = e.creator_person_id
  where e.id = any (p_e_contact_ids) and e.clinic_id = p_clinic_id and e.finalize_status = 'SUBMITTED'
    and app_role() = 'PRM_DOCTOR' and p_clinic_id = any (app_clinic_ids())
$$;
