-- Everything that a session gives its user, as one text: account, person, employments, and the consents given to the newest documents.
-- Null when the session is over.
--
-- p_consents, p_documents: kinds of consents, and for each the document that it is given to.
-- Called by: the repository of principals as the system. The application may not call it.
create function session_principal(p_token_hash text, p_now timestamptz, p_consents text[], p_documents text[]) returns text
language plpgsql stable set search_path = public, pg_temp as $$
begin
  return (select row_to_json(session)::text from (
    select s.token_hash as "tokenHash", s.method as "signInMethod", s.is_strong as "isStrong",
      iso_instant(coalesce(s.proven_at, s.created_at)) as "signedInAt", u.id as "userId", u.person_id as "personId", coalesce(u.email, '') as email,
      u.email_verified_at is not null as "isEmailVerified", u.language, u.is_platform_admin as "isPlatformAdmin",
      u.is_patient as "isPatient", u.last_active_role as "lastActiveRole", p.first_name as "firstName", p.surname, p.phone,
      coalesce((select json_agg(json_build_object('clinicId', e.clinic_id, 'name', c.name, 'profession', e.profession,
          'firstName', e.first_name, 'surname', e.surname)
          order by e.clinic_id)
        from employees e join clinics c on c.id = e.clinic_id
        where e.user_id = u.id and e.deleted_at is null), '[]') as employments,
      array(select n.type from unnest(p_consents, p_documents) n (type, slug)
        join consents given on given.user_id = u.id and given.type = n.type
        where given.version = (select iso_instant(max(d.updated_at)) from contents d where d.slug = n.slug)
        order by n.type) as consents,
      iso_instant(s.expires_at) as "expiresAt", iso_instant(s.absolute_expires_at) as "absoluteExpiresAt"
    from sessions s
    join users u on u.id = s.user_id
    left join persons p on p.id = u.person_id
    where s.token_hash = p_token_hash and s.ended_at is null and s.expires_at > p_now) session);
end $$;

revoke execute on function session_principal(text, timestamptz, text[], text[]) from public;
