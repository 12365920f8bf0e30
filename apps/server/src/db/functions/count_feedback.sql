-- Counts what was said of a clinic on the day of its own calendar. Feedback is never changed, so that counts only grow.
-- Called by: the trigger below.
create function count_feedback() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into feedback_days (clinic_id, day, rating, count, speed, clarity, time_saved, simplicity, other)
  select a.clinic_id, (a.created_at at time zone c.time_zone)::date, a.rating, count(*),
    count(*) filter (where 'SPEED' = any (a.keywords)), count(*) filter (where 'CLARITY' = any (a.keywords)),
    count(*) filter (where 'TIME_SAVED' = any (a.keywords)), count(*) filter (where 'SIMPLICITY' = any (a.keywords)),
    count(*) filter (where 'OTHER' = any (a.keywords))
  from added a join clinics c on c.id = a.clinic_id where a.type = 'CLINIC' group by 1, 2, 3 order by 1, 2, 3
  on conflict (clinic_id, day, rating) do update set count = feedback_days.count + excluded.count,
    speed = feedback_days.speed + excluded.speed, clarity = feedback_days.clarity + excluded.clarity,
    time_saved = feedback_days.time_saved + excluded.time_saved,
    simplicity = feedback_days.simplicity + excluded.simplicity, other = feedback_days.other + excluded.other;
  return null;
end $$;

create trigger feedback_count after insert on feedback
  referencing new table as added for each statement execute function count_feedback();
