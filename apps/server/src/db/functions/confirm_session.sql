-- Fails when a session is over, or when its principal differs from the one that the server remembers.
-- Called by: the repository of principals, in the transaction of each request.
create function confirm_session(p_token_hash text, p_now timestamptz, p_consents text[], p_documents text[], p_remembered text)
returns void language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  if session_principal(p_token_hash, p_now, p_consents, p_documents) is distinct from p_remembered then
    raise exception 'the session is not what it was' using errcode = 'VS001';
  end if;
end $$;
