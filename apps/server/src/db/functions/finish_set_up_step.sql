-- Ticks a step of a new clinic's set-up once it is done. A clinic that is set up, or has left the list, is left alone.
-- Called by: finishSetUpStep of the administration, putSettings of the clinic's settings.
create function finish_set_up_step(p_clinic_id bigint, p_step text) returns void language sql as $$
  update clinics set set_up_steps = array_append(set_up_steps, p_step)
  where id = p_clinic_id and not p_step = any (set_up_steps);
$$;
