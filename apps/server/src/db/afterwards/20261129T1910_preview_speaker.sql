-- Only rows whose last words are the clinic's change.
select refresh_e_contact_row(shown.id) from (select r.e_contact_id as id from e_contact_rows r
  cross join lateral (select t.author_role from timeline_entries t where t.text <> '' and t.e_contact_id in (select r.e_contact_id
    union all select m.id from e_contacts m where m.merged_into_id = r.e_contact_id)
    order by t.created_at desc, t.id desc limit 1) said
  where said.author_role = 'CLINIC' order by r.clinic_id, r.e_contact_id) as shown;
