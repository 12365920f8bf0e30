-- What the own account has opened.
create policy hub_notice_reads_own on hub_notice_reads to vastus_app
  using (user_id = (select app_user_id()))
  with check (user_id = (select app_user_id()));
