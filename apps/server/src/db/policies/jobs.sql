-- A request may add work, and nothing else: it does not read the payloads of other jobs.
create policy jobs_add on jobs for insert to vastus_app with check (true);
