import type { TextPool } from './text-pool.ts'

export const ENGLISH_TEXTS: TextPool = {
  openings: {
    ACUTE_INFECTION: [
      'I have had a fever of {temp} and a sore throat for {days} days. Paracetamol helps for a few hours. Should I come in?',
      'Cold and fever for {days} days, temperature {temp} this morning. I am drinking enough but feel very tired.',
    ],
    PRESCRIPTION: [
      'My {medicine} runs out in {days} days. Could you please renew the prescription? Nothing has changed.',
      'I need a new prescription for {medicine}. I take it every day and tolerate it well.',
    ],
    PRESCRIPTION_REFILL: [
      'Please renew my repeat prescription for {medicine}, I have tablets for {days} more days.',
      'The pharmacy says that my prescription for {medicine} has expired. Please renew it.',
    ],
    JOINT_PAIN: [
      'My {side} knee has been painful for {days} days, mostly on stairs. It is a little swollen, not red.',
      'The {side} shoulder hurts when I lift my arm. It began {days} days ago without any injury.',
    ],
    BACK_PAIN: [
      'Lower back pain for {days} days after lifting a heavy box. It does not spread to the leg.',
      'My back is stiff and hurts on the {side} side, worse after sitting. I can walk normally.',
    ],
    MOOD_DISORDER: [
      'My mood has been low for some weeks, I sleep badly and nothing feels interesting. I would like to talk about it.',
      'I feel sad and tired most days and it is hard to work. I am safe, but I need advice.',
    ],
    ANXIETY: [
      'I feel anxious almost every day and my heart beats fast before meetings. What could help?',
      'For {days} days I have been worrying all the time and waking at night. I would like some advice.',
    ],
    GASTROINTESTINAL: [
      'Heartburn after meals for {days} days, worse in the evening. Antacid helps a little.',
      'Bloating and nausea for {days} days. No vomiting, no blood, I can eat light food.',
    ],
    HEADACHE: [
      'Headache on the {side} side for {days} days, mostly in the afternoon. Paracetamol helps.',
      'I have had a pressing headache {days} times this month. It looks like my earlier headaches.',
    ],
    VERTIGO: [
      'The room spins for some seconds when I turn over in bed. It has lasted {days} days, my hearing is normal.',
      'I feel dizzy when I stand up quickly. My blood pressure at home was 110/70.',
    ],
    URINARY_DISORDER: [
      'I have to get up at night three times to pass urine. It has been so for {days} weeks.',
      'I need the toilet more often than before, without pain or fever.',
    ],
    CERTIFICATE: [
      'I need a health certificate for my driving licence. What should I do?',
      'My employer asks for a certificate of the last health check. Could you issue it?',
    ],
    OTHER_PROBLEM: [
      'I have been more tired than usual for {days} weeks and would like to know whether a check is needed.',
      'A small lump has been on my {part} for some time. It does not hurt. Should somebody look at it?',
    ],
    HEALTH_CONCERN: [
      'My home blood pressure has been about 150/90 for {days} days. I feel well.',
      'I have noticed that my heart sometimes skips a beat. It passes by itself and I have no chest pain.',
    ],
    MEDICAL_PROBLEM: [
      'My hands have been numb in the mornings for {days} weeks. It goes away when I move them.',
      'I sleep badly, wake at four and cannot fall asleep again. It has been so for {days} weeks.',
    ],
    BILLING_QUESTION: [
      'I received an invoice for last week’s visit, but I think it should be covered. Could you check it?',
      'Could you please send the receipt for the certificate to my e-mail?',
    ],
    QUESTION: [
      'Is the clinic open on the day before the holidays?',
      'Which documents do I need to join your patient list with my family?',
    ],
    DERMATOLOGICAL: [
      'An itchy red spot on my {part} for {days} days. I am adding a picture. No new soap or medicine.',
      'A rash on my {part}, dry and itchy. A moisturiser helps a little.',
    ],
    FIT_NOTE: [
      'I have a fever of {temp} and cannot work since yesterday. I need a fit note.',
      'My back hurts so that I cannot do my work. Please open a fit note from today.',
    ],
    FIT_NOTE_END: [
      'I am well again. Please end my fit note, my first working day is tomorrow.',
      'I feel better and can go back to work from Monday. Please close the fit note.',
    ],
    SICK_LEAVE: [
      'I woke with a fever of {temp} and a cough. I cannot go to work, please open a sick leave from today.',
      'Stomach flu since last night, I cannot work today. I need a sick leave.',
    ],
    PREGNANCY_START: [
      'My pregnancy test is positive, the last period began {days} weeks ago. What should I do next?',
      'I am pregnant, about six weeks. To whom should I go and which tests are needed?',
    ],
    PREGNANCY_COMMS: [
      'I am 22 weeks pregnant and have heartburn in the evenings. What is safe to take?',
      'I am 30 weeks pregnant with a cold and a blocked nose, no fever. The baby moves as usual.',
    ],
    BREASTFEEDING: [
      'I am breastfeeding and have a cold. Which painkiller may I take?',
      'The {side} breast has been tender since yesterday. No fever. What can I do?',
    ],
    PRESCRIPTION_CONTRACEPTION: [
      'Please renew my contraceptive pills for six months. My blood pressure is normal and I do not smoke.',
      'My contraceptive pills run out in {days} days. I have used them for three years without problems.',
    ],
    WELLNESS_VISIT_CHILD: [
      'It is time for my child’s health check. Which times are free?',
      'I would like to book the yearly check-up for my child.',
    ],
    REQUEST_REFERRAL: [
      'I need a referral to a physiotherapist for my {side} shoulder.',
      'The optician advised an eye doctor. Is a referral possible?',
    ],
    REQUEST_VACCINATION: [
      'I would like to have the flu vaccine. When can I come?',
      'My tetanus booster is due. Can it be done in your clinic?',
    ],
    REQUEST_LABS: [
      'It is a year since my last blood tests. Could I have them done again?',
      'I would like to check my vitamin D and iron, I have been tired for {days} weeks.',
    ],
    APPOINTMENT: [
      'I would like an appointment with my family doctor, {time} suits me best.',
      'Could I book a visit with the nurse to measure my blood pressure? I can come {time}.',
    ],
    CANCEL_APPOINTMENT: [
      'I cannot come to my appointment on Thursday. Please cancel it.',
      'Please cancel tomorrow’s visit, I have to travel. I would like a new time next week.',
    ],
    WELLNESS_DIABETES: [
      'My yearly diabetes check is due. My morning sugars have been between 6 and 8.',
      'I would like to book a diabetes check with the nurse. I have written my readings down.',
    ],
    WEIGHT_MANAGEMENT_SCREENING: [
      'I would like to lose weight and need advice on where to begin.',
      'My weight has gone up over the last year. Could I talk to the nurse about it?',
    ],
    PROC_SUTURES: [
      'I have stitches on my {part} since last week. When can they be removed?',
      'The hospital told me to have my stitches removed at your clinic in {days} days.',
    ],
    PROC_WOUNDDRESSING: [
      'The dressing on my {part} needs changing. Can I come to the nurse {time}?',
      'A wound on my {part} heals slowly, the dressing gets wet. It is not red around.',
    ],
    PROC_CASTREMOVAL: [
      'My cast on the {side} arm should come off next week. Where is it done?',
      'I have had a cast on the {side} wrist for four weeks. Could you book its removal?',
    ],
    RHINORRHEA_NASAL_CONGESTION: [
      'My nose has been blocked for {days} days, no fever. Sea-water spray helps a little.',
      'Runny nose and sneezing for {days} days, every spring the same. Could it be an allergy?',
    ],
    SORE_THROAT_PHARYNGITIS: [
      'Sore throat for {days} days, swallowing hurts, temperature {temp}. I can drink.',
      'My throat has been sore for {days} days with a runny nose. Do I need a test?',
    ],
    ABDOMINAL_AND_PELVIC_PAIN: [
      'A dull pain in the lower belly on the {side} side for {days} days. It comes and goes, no fever.',
      'Cramps in my belly after meals for {days} days. I can eat and drink.',
    ],
    EAR_PAIN_OTALGIA: [
      'My {side} ear has been aching since yesterday, after a cold. Temperature {temp}.',
      'My {side} ear feels blocked and hurts a little after swimming.',
    ],
    COUGH: [
      'I have been coughing for {days} days, mostly at night. No shortness of breath.',
      'A cough has stayed after a cold, {days} days by now. No fever any more.',
    ],
    DIARRHEA: [
      'Diarrhoea for {days} days, about five times a day, no blood. I can drink.',
      'Loose stools since a trip abroad, {days} days by now. Temperature is normal.',
    ],
    CONSTIPATION: [
      'I have been constipated for {days} days. More fluids did not help.',
      'Constipation since I began a new medicine. What could I take?',
    ],
    URINARY_SYMPTOMS_DYSURIA: [
      'It burns when I pass urine, since yesterday. No fever and no back pain.',
      'Frequent and painful urination for two days. I have had the same before.',
    ],
  },
  childOpenings: {
    ACUTE_INFECTION: [
      '{child} has had a fever of {temp} for two days and a runny nose. Drinks well and plays in between.',
      '{child} woke with a fever of {temp}. No rash, drinks enough. How long may we wait at home?',
    ],
    COUGH: [
      '{child} has been coughing for {days} days, more at night. Breathing is calm, no fever.',
      '{child} has a wet cough since the weekend. Goes to kindergarten as usual.',
    ],
    EAR_PAIN_OTALGIA: [
      '{child}’s {side} ear hurts since last night. Temperature {temp}, painkiller helps.',
      '{child} holds the {side} ear and slept badly. A cold began {days} days ago.',
    ],
    SORE_THROAT_PHARYNGITIS: [
      '{child} says the throat hurts, temperature {temp}. Eats little but drinks.',
      'There is a strep infection in {child}’s group and now the throat is sore. Is a test needed?',
    ],
    RHINORRHEA_NASAL_CONGESTION: [
      '{child}’s nose has been blocked for {days} days and sleep is restless. No fever.',
      '{child} has had a runny nose for {days} days. May we go to kindergarten?',
    ],
    DERMATOLOGICAL: [
      '{child} has an itchy rash on the {part} for {days} days. I am adding a picture.',
      'Dry red patches on {child}’s {part}. The cream we have does not help enough.',
    ],
    DIARRHEA: [
      '{child} has had diarrhoea for two days, four times a day. Drinks well, no fever.',
      '{child} vomited last night and has loose stools today. Drinks in small sips.',
    ],
    CERTIFICATE: [
      '{child} needs a health certificate for kindergarten.',
      'A certificate is asked for {child}’s sports camp. Could you issue it?',
    ],
    REQUEST_VACCINATION: [
      'When is {child}’s next vaccination due? We missed the last time because of a cold.',
      'I would like to book {child}’s vaccination.',
    ],
    WELLNESS_VISIT_CHILD: [
      'It is time for {child}’s health check. Which times are free?',
      'I would like to book the yearly check-up for {child}.',
    ],
  },
  questionnaireOpenings: [
    'I filled in the questionnaire about {topic}. Please look at the answers.',
    'The questionnaire about {topic}, as the doctor asked. My answers are the same as in the last two weeks.',
  ],
  questionnaireTopics: {
    QUEST_OXFORD: 'the knee and hip',
    QUEST_EEK2: 'mood and well-being',
    QUEST_IPSS: 'passing urine',
    QUEST_IPSS2: 'passing urine, follow-up',
    QUEST_AUDIT: 'alcohol',
    QUEST_FAGER: 'smoking',
    QUEST_EPWORTH: 'daytime sleepiness',
    QUEST_EPWORTH_STOPBANG: 'sleepiness and snoring',
    QUEST_ISI: 'sleep',
    QUEST_SNAP_IV: 'attention and activity of the child',
    'QUEST_M-CHAT': 'the toddler’s development',
    QUEST_CAT: 'cough and breathlessness',
    QUEST_CAT_MMRC: 'breathlessness in daily life',
    QUEST_ASTHMA: 'asthma control',
    QUEST_START: 'back pain',
    QUEST_BDI: 'mood',
    QUEST_GAD: 'anxiety',
    QUEST_PHQ9: 'mood over the last two weeks',
  },
  dialogues: {
    infection: [
      [
        'Thank you for writing. How high is the temperature now, and is breathing easy?',
        'This morning it was {temp}. Breathing is easy, drinking goes well.',
      ],
      [
        'Is there a rash, a stiff neck, shortness of breath, or any other illness we should know of?',
        'None of these. No other illnesses, only the usual cold.',
      ],
    ],
    prescription: [
      ['When was your blood pressure last measured, and what was it?', 'Yesterday evening it was 128/82.'],
      [
        'Do you have any side effects, and do you take other medicines?',
        'No side effects. I take nothing else.',
      ],
    ],
    muscles: [
      [
        'Is there numbness or weakness in the leg or arm, and how did it begin?',
        'No numbness and no weakness. It began little by little {days} days ago.',
      ],
      [
        'Which painkiller have you used and did it help? Can you sleep?',
        'Ibuprofen gel helped a little. I can sleep if I find a good position.',
      ],
    ],
    mood: [
      [
        'Thank you for telling us. Are you safe, and is somebody with you? If things get worse, please call the crisis line at any time.',
        'I am safe and my family is with me. I would like to come and talk.',
      ],
      [
        'How do you sleep and eat, and can you manage at work?',
        'I sleep about five hours and eat as usual. Work is hard, but I manage.',
      ],
    ],
    stomach: [
      [
        'Is there blood in the stool, fever or vomiting? Can you drink?',
        'No blood, no fever. I can drink, two litres a day.',
      ],
      [
        'Where exactly is the discomfort and does it wake you at night?',
        'In the upper belly after meals. At night I sleep.',
      ],
    ],
    head: [
      [
        'Was the onset sudden? Any trouble with sight, speech or weakness?',
        'It came slowly. Sight and speech are normal, no weakness.',
      ],
      [
        'What was your blood pressure, and how many painkillers do you take a week?',
        'The blood pressure was 124/80. Painkillers two or three times a week.',
      ],
    ],
    urinary: [
      ['Do you have fever, back pain or blood in the urine?', 'No fever, no blood. The back does not hurt.'],
      ['Could you bring a urine sample to the clinic tomorrow morning?', 'Yes, I can bring it {time}.'],
    ],
    certificate: [
      [
        'Which institution asks for it, and by which date?',
        'It is needed within {days} days. I am adding the letter they sent.',
      ],
      [
        'Have you had an examination for this in the last year?',
        'The last one was about eight months ago in your clinic.',
      ],
    ],
    general: [
      [
        'Since when, and has it changed? Do you take any medicines?',
        'For about {days} weeks, it stays the same. I take {medicine}.',
      ],
      [
        'Have you lost weight, do you have fever or night sweats?',
        'No, my weight is the same and there is no fever.',
      ],
    ],
    office: [
      ['Could you tell us the date of the visit?', 'It was last Tuesday in the morning.'],
      ['To which e-mail address should we write?', 'To the one in my profile, please.'],
    ],
    skin: [
      [
        'Could you add a sharp picture in daylight? Does it itch or hurt?',
        'The picture is added. It itches in the evening, it does not hurt.',
      ],
      [
        'Have you used any cream, and is there a new soap, food or medicine?',
        'Only a moisturiser. Nothing new.',
      ],
    ],
    sickLeave: [
      [
        'From which day could you not work, and how do you feel today?',
        'Since yesterday. Today a little better, temperature {temp}.',
      ],
      [
        'Which work do you do, and can any of it be done at home?',
        'I work in a shop, it cannot be done at home.',
      ],
    ],
    pregnancy: [
      [
        'Is there any bleeding, pain or fever? Do you take any medicines?',
        'No bleeding, no pain, no fever. I take folic acid.',
      ],
      ['Have you a time with the midwife already?', 'Not yet, I would like to book it this week.'],
    ],
    checkUp: [
      [
        'When was the last check, and are there any illnesses at the moment?',
        'About a year ago. Everything is fine at the moment.',
      ],
      ['Would {time} suit you?', 'Yes, {time} suits well. Thank you.'],
    ],
    appointment: [
      [
        'We have a free time next Tuesday at 9:20. Does it suit you?',
        'Yes, Tuesday at 9:20 suits. Thank you.',
      ],
      ['What is it about, so that we can plan enough time?', 'About my blood pressure and a prescription.'],
    ],
    wound: [
      ['Is it red, warm or swollen around, do you have fever?', 'It is dry and clean, no fever.'],
      ['When was it done and where?', 'In the emergency department, {days} days ago.'],
    ],
    questionnaire: [
      ['Thank you. Has anything changed since you filled it in?', 'No, everything is as I answered.'],
      [
        'Would you like to go over the answers on the phone or at a visit?',
        'At a visit, if possible {time}.',
      ],
    ],
  },
  closings: {
    infection: [
      'This looks like a viral infection. Rest, drink enough, take paracetamol as written on the package. Write or call if fever lasts over five days or breathing becomes hard; in an emergency call the emergency number.',
      'Treatment at home is enough for now. If it gets worse or is not better in three days, please let us know and we will find a time.',
    ],
    prescription: [
      'The prescription is renewed, you can buy the medicine at any pharmacy. Use it as before.',
      'Renewed for six months. Before the next time we would like to see your blood tests; the nurse will book a time.',
    ],
    muscles: [
      'Stay active within the limits of pain, warmth helps. If there is weakness, numbness or trouble with passing urine, seek help at once. If not better in two weeks, book a visit.',
      'We booked a time with the physiotherapist for you; until then light exercises and a painkiller gel.',
    ],
    mood: [
      'Thank you for your trust. A time with the mental health nurse is booked for you this week. If you feel unsafe, call the crisis line or the emergency number at any hour.',
      'We booked a longer visit with the doctor. Regular sleep and movement help meanwhile; write if anything gets worse.',
    ],
    stomach: [
      'Drink small amounts often and eat lightly. Come at once if there is blood, high fever or strong pain. If not better in a few days, write to us.',
      'Please come for tests; the referral is open, the laboratory is open from 8 to 12. Then we decide further.',
    ],
    head: [
      'This fits a tension headache. Rest, water and regular sleep; no painkiller on more than ten days a month. A sudden strong headache, weakness or trouble speaking needs the emergency number.',
      'The nurse shows you the exercises at a visit, the time is in your booking. If it gets worse, come earlier.',
    ],
    urinary: [
      'The urine test shows an infection. A prescription is issued; take all of it. Come at once with fever or back pain.',
      'The result is fine. Drink enough and write again if the trouble lasts.',
    ],
    certificate: [
      'The document is ready and you can see it in the health portal.',
      'The document is issued. Write if you have questions.',
    ],
    general: [
      'We would like to see you: a time with the nurse is booked, with blood tests before it.',
      'There is nothing alarming in what you write. Watch it for two weeks and write if it changes.',
    ],
    office: [
      'Thank you, we checked it and sent the answer to your e-mail.',
      'It is now corrected. Sorry for the trouble.',
    ],
    skin: [
      'The picture looks like a mild eczema. Use a moisturiser twice a day; if it spreads or weeps, come and show it.',
      'We would like to see it. A time with the doctor is booked for you this week.',
    ],
    sickLeave: [
      'The sick leave is open from the day you named. Write when you are well, or in three days at the latest.',
      'The sick leave is closed. We wish you good health.',
    ],
    pregnancy: [
      'The midwife’s time is booked. Take folic acid, and call at once if there is bleeding or strong pain.',
      'This is common and mostly harmless. Call at once if there is fever or bleeding, or if the baby moves less.',
    ],
    checkUp: [
      'The time is booked. Please bring the vaccination book.',
      'The time is in your booking, see you then.',
    ],
    appointment: [
      'The booking is changed, thank you for telling us.',
      'All is in order, your booking is up to date.',
    ],
    wound: [
      'Come to the nurse’s room, the time is booked. Keep it dry until then.',
      'It heals well. Change the dressing every second day and write if it becomes red or warm.',
    ],
    questionnaire: [
      'Thank you, the doctor has read the answers. We will talk about them at your visit.',
      'The answers are saved. Nothing urgent; the next time in six months.',
    ],
  },
  additions: [
    'I forgot to add: it began about {days} days ago.',
    'One more thing: I can come {time}.',
    'I am a little better today, but it has not passed.',
    'I am adding that I take {medicine} every day.',
  ],
  clinicBegins: {
    REQUEST_LABS: {
      invitation:
        'Your yearly blood tests are due. Which day would suit you? Please come with an empty stomach between 8 and 10.',
      answer: 'Thank you, I can come {time}.',
      notice: 'Your test results have arrived and are in order. No treatment is needed.',
    },
    REQUEST_VACCINATION: {
      invitation: 'Your child’s next vaccination is due. Which day would suit you?',
      answer: 'Thank you, we can come {time}.',
      notice: 'Your child’s vaccination has been recorded. The next one is in a year.',
    },
  },
  closingAgain:
    'Thank you for writing again. What we said before still holds. If anything is unclear, please call us.',
  onBehalf: 'Written down from a phone call: “{text}”',
  notes: [
    'Called, no answer. I will try again in the afternoon.',
    'Please look at the last blood tests before answering.',
    'Agreed with the doctor, the nurse answers.',
    'Asked for the discharge summary from the hospital.',
  ],
  reasonWords: {
    REJECT: 'Please turn to the clinic whose list you are on.',
    ARCHIVE: 'Settled on the phone.',
    CANCEL: 'I wrote about the wrong matter.',
    CLINIC_REOPEN: 'New results have arrived.',
    PATIENT_REOPEN: 'I have one more question.',
  },
  fileNames: { skin: 'rash', diary: 'blood-pressure-diary', document: 'referral-letter' },
  slots: {
    side: ['left', 'right'],
    medicine: ['ramipril', 'metformin', 'levothyroxine', 'atorvastatin', 'metoprolol', 'amlodipine'],
    part: ['arm', 'leg', 'neck', 'back', 'hand'],
    time: ['on Monday morning', 'on Wednesday afternoon', 'on Thursday after 14:00', 'on Friday morning'],
  },
  decimalMark: '.',
}
