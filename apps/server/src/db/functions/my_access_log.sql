-- Who read the data of the caller: what the audit trail holds about the caller, about records that joined the account, and about
-- e-contacts that the caller wrote for somebody. Accesses by the caller are left out. Of an e-contact that somebody else wrote about the
-- caller, neither number nor type is shown.
-- Called by: the repository of the access log (my-data).
create function my_access_log(p_limit int)
returns table (
  at text, actor_user_id bigint, side text, action text, clinic_id bigint, clinic_name text, first_name text, surname text,
  profession text, e_contact_id bigint, e_contact_type text
)
language sql stable security definer set search_path = public, pg_temp as $$
  with own as (select e.id from e_contacts e
    where e.creator_person_id = app_person_id() and e.patient_person_id <> app_person_id()
      and not came_of_age(e.creator_person_id, e.patient_person_id, app_now())),
  found as (
    select a.* from audit_entries a where a.subject_person_id = any (persons_of_caller())
    union all
    select a.* from audit_entries a
      where a.object_type = 'persons' and string_to_array(a.object_id, ' ') && persons_of_caller()::text[]
    union all
    select a.* from own join audit_entries a on a.object_type = 'eContact' and a.object_id = own.id::text
    union all
    select a.* from own join files f on f.e_contact_id = own.id
      join audit_entries a on a.object_type = 'file' and a.object_id = f.id::text)
  select a.at, a.actor_user_id, case when a.role = 'PRM_DOCTOR' then 'STAFF' else 'REPRESENTATIVE' end, a.action, a.clinic_id,
    k.name, coalesce(m.first_name, p.first_name, ''), coalesce(m.surname, p.surname, ''), m.profession, e.id, e.e_contact_type
  from found a
  left join clinics k on k.id = a.clinic_id and a.role = 'PRM_DOCTOR'
  left join employees m on m.clinic_id = a.clinic_id and m.user_id = a.actor_user_id and a.role = 'PRM_DOCTOR'
  left join users u on u.id = a.actor_user_id
  left join persons p on p.id = u.person_id
  left join files f on f.id = case when a.object_type = 'file' then a.object_id::uuid end
  left join e_contacts e on e.creator_person_id = app_person_id()
    and (e.patient_person_id = e.creator_person_id or not came_of_age(e.creator_person_id, e.patient_person_id, app_now()))
    and e.id = case a.object_type when 'eContact' then a.object_id::bigint when 'file' then f.e_contact_id end
  where app_role() = 'PRM_PATIENT' and a.outcome = 'ALLOWED' and a.actor_user_id <> app_user_id()
    and (a.role = 'PRM_DOCTOR' or a.role = 'PRM_PATIENT' and a.object_type in ('eContact', 'file'))
  order by a.at desc, a.clinic_id, a.seq desc
  limit p_limit
$$;
