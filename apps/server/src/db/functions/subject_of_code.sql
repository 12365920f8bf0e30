-- Id of the person whose code staff looked up, for the audit trail alone: a person whose code is proven, or whom the clinic knows.
-- Called by: the repository of patients.
create function subject_of_code(p_code text) returns bigint
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if app_role() is distinct from 'PRM_DOCTOR' then return null; end if;
  return (select p.id from persons p where p.personal_code = p_code and (p.identity_verified or is_known_to_staff(p.id))
    order by p.identity_verified desc, p.id limit 1);
end $$;
