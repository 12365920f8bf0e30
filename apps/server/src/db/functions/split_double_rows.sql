-- Undoes merge_double_rows for the person whose rows remained. A row that was changed since stays as it is.
-- Called by: undo_account_join, undo_patient_join.
create function split_double_rows(p_merged jsonb, p_person_id bigint) returns void
language plpgsql set search_path = public, pg_temp as $$
begin
  update clinic_patients kept set clinic_member = own.member, list_code = own.list
    from jsonb_to_recordset(p_merged -> 'places')
      as own("clinicId" bigint, member boolean, list text, "mergedMember" boolean, "mergedList" text)
    where kept.clinic_id = own."clinicId" and kept.person_id = p_person_id
      and kept.clinic_member = own."mergedMember" and kept.list_code is not distinct from own."mergedList";
  update representations kept set entered_by_clinic_ids = array(select value::bigint from jsonb_array_elements_text(own."clinicIds"))
    from jsonb_to_recordset(p_merged -> 'rights') as own(id bigint, "clinicIds" jsonb, "mergedClinicIds" jsonb)
    where kept.id = own.id and to_jsonb(kept.entered_by_clinic_ids) = own."mergedClinicIds";
end $$;

revoke execute on function split_double_rows(jsonb, bigint) from public, vastus_app;
