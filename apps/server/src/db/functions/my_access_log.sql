-- Who read the data of the caller: what the audit trail holds about the caller, about records that joined the account, and about
-- e-contacts that the caller wrote for somebody. While a clinic had joined the caller with another patient, the trail names that one: of then
-- it tells who read the e-contacts that came back, and what concerned both, as the medicines. Accesses by the caller are left out. Of an e-contact that somebody else wrote about the
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
  lent as (select j.kept_person_id as person_id, j.clinic_id, iso_instant(j.joined_at) as since, iso_instant(j.undone_at) as until
    from patient_joins j where j.undone_at is not null and j.former_person_id = any (persons_of_caller())
      and j.kept_person_id <> all (persons_of_caller())),
  returned as (select e.id from e_contacts e
    where exists (select from lent) and (e.patient_person_id = any (persons_of_caller()) or e.creator_person_id = any (persons_of_caller()))),
  found as (
    select a.*, false as was_lent from audit_entries a where a.subject_person_id = any (persons_of_caller())
    union all
    select a.*, true from lent l join audit_entries a on a.subject_person_id = l.person_id and a.at >= l.since and a.at <= l.until
        and a.clinic_id in (0, l.clinic_id)
      where a.object_type = 'eContact' and a.object_id in (select r.id::text from returned r)
        or a.object_type = 'file' and a.object_id in (select f.id::text from returned r join files f on f.e_contact_id = r.id)
        or a.object_type = 'person' and (a.role = 'PRM_DOCTOR' or a.action in ('E_CONTACTS_LIST', 'PRESCRIPTIONS_READ',
          'PRESCRIPTIONS_SAVE', 'MY_DATA_REQUEST', 'MY_DATA_EXPORT'))
    union all
    select a.*, true from lent l join audit_entries a on a.object_type = 'persons'
      and string_to_array(a.object_id, ' ') && array[l.person_id::text] and a.at >= l.since and a.at <= l.until and a.clinic_id = l.clinic_id
    union all
    select a.*, false from audit_entries a
      where a.object_type = 'persons' and string_to_array(a.object_id, ' ') && persons_of_caller()::text[]
    union all
    select a.*, false from own join audit_entries a on a.object_type = 'eContact' and a.object_id = own.id::text
    union all
    select a.*, false from own join files f on f.e_contact_id = own.id
      join audit_entries a on a.object_type = 'file' and a.object_id = f.id::text)
  select a.at, a.actor_user_id, case when a.role = 'PRM_DOCTOR' then 'STAFF' when a.was_lent then 'JOINED' else 'REPRESENTATIVE' end, a.action, a.clinic_id,
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
    and (a.role = 'PRM_DOCTOR' or a.role = 'PRM_PATIENT' and (a.was_lent or a.object_type in ('eContact', 'file')))
  order by a.at desc, a.clinic_id, a.seq desc
  limit p_limit
$$;
