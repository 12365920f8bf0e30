-- Clinics are public to everybody who is signed in. Staff change their own clinic. The platform's administrator adds clinics.
create policy clinics_read on clinics for select to vastus_app using (app_user_id() is not null);
create policy clinics_change on clinics for update to vastus_app using (is_staff_of(id)) with check (is_staff_of(id));
create policy clinics_platform_add on clinics for insert to vastus_app with check ((select app_role()) = 'PRM_VASTUS_ADMIN');
