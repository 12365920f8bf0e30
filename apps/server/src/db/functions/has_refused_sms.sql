-- Whether a person, or anybody at a number, wants no SMS of a clinic.
-- Called by: the repositories of the message centre.
create function has_refused_sms(p_clinic_id bigint, p_person_id bigint, p_phone text) returns boolean language plpgsql stable as $$
begin
  return exists (select from sms_opt_outs o where o.clinic_id = p_clinic_id and o.person_id = p_person_id)
    or exists (select from sms_opt_outs o where o.clinic_id = p_clinic_id and o.phone = p_phone);
end $$;
