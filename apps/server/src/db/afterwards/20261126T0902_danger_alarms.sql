-- The rows of e-contacts with danger signs are found by their level.
select refresh_e_contact_row(shown.id) from (select distinct coalesce(e.merged_into_id, e.id) as id
  from danger_signs d join e_contacts e on e.id = d.e_contact_id order by 1) as shown;
