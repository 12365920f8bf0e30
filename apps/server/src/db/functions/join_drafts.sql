-- Where two accounts have an unsent text at the same place, gives the one that remains both texts: its own first. The other account keeps
-- its row. A payload of another form than a text's is left alone. Answers what was joined, so that undo_account_join can undo it.
-- Called by: join_accounts.
create function join_drafts(p_from bigint, p_into bigint, p_at timestamptz) returns jsonb
language plpgsql set search_path = public, pg_temp as $$
declare
  draft record;
  mine text;
  theirs text;
  both_texts text;
  joined jsonb := '[]';
begin
  for draft in
    select own.key, own.payload as own, other.payload as other from drafts own join drafts other on other.key = own.key
    where own.user_id = p_into and other.user_id = p_from order by own.key
  loop
    begin
      mine := draft.own::jsonb #>> '{values,text}';
      theirs := draft.other::jsonb #>> '{values,text}';
      continue when mine is null or theirs is null or position(theirs in mine) > 0;
      both_texts := jsonb_set(draft.own::jsonb, '{values,text}',
        to_jsonb(case when position(mine in theirs) > 0 then theirs else mine || E'\n' || theirs end))::text;
    exception when invalid_text_representation or untranslatable_character then
      continue;
    end;
    update drafts set payload = both_texts, updated_at = p_at where user_id = p_into and key = draft.key;
    joined := joined || jsonb_build_object('key', draft.key, 'own', draft.own, 'joined', both_texts);
  end loop;
  return joined;
end $$;

revoke execute on function join_drafts(bigint, bigint, timestamptz) from public, vastus_app;
