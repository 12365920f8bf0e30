-- Counts that an advert was shown or opened, without a word of by whom. False where there is no such advert.
-- Called by: countAdvert.
create function count_advert(p_advert_id bigint, p_what text, p_day date) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from adverts where id = p_advert_id) then return false; end if;
  insert into advert_days (advert_id, day, shown, opened)
  values (p_advert_id, p_day, (p_what = 'SHOWN')::int, (p_what = 'OPENED')::int)
  on conflict (advert_id, day) do update set shown = advert_days.shown + excluded.shown,
    opened = advert_days.opened + excluded.opened;
  return true;
end $$;
