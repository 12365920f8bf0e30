-- Documents of the product are public; only the system changes them.
create policy contents_read on contents for select to vastus_app using (true);
