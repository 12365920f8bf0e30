update clinic_patients cp set name_key = search_key(p.first_name || ' ' || p.surname) from persons p where p.id = cp.person_id;
