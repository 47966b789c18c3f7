/** How one thing is done in the console. */
export interface GuideEntry {
  title: string
  /**
   * Words for the thing, and for what is done with it; those of several words are looked for whole.
   */
  about: readonly string[]
  doing: readonly string[]
  text: string
}

/** The console's screens, as they are (docs/product/README.md). */
export const guide: readonly GuideEntry[] = [
  {
    title: 'Signing in',
    about: ['sign in', 'log in', 'login', 'signing in'],
    doing: ['start', 'account', 'access', 'username'],
    text: 'Enter your username and password on the login page and press Sign Me In. You return to the page you wanted. Accounts are made by an administrator.',
  },
  {
    title: 'A forgotten password',
    about: ['password', 'otp', 'one-time code', 'reset link', 'verification'],
    doing: ['forgot', 'forgotten', 'lost', 'reset', 'change', 'new', 'resend', 'code'],
    text: 'On the login page choose Forgot Password, enter your e-mail and press Send Reset Link. A six-digit code is sent to you: enter it, press Verify, then choose a new password of at least 6 characters. The code is valid for 10 minutes; Resend OTP sends another. Where the clinic has not set up mail, ask at the clinic: patients get a new code, staff a new start password. A patient gets a code by mail once the e-mail is confirmed in the profile.',
  },
  {
    title: 'Signing out, and the end of a session',
    about: ['logout', 'log out', 'sign out', 'session', 'signed out', 'logged out'],
    doing: ['end', 'leave', 'expire', 'expired', 'why', 'inactive'],
    text: 'Open the profile menu at the top right and choose Logout. A session also ends when its time is up, or when Rounds is opened again after it was left alone for too long. Profile shows when yours ends.',
  },
  {
    title: 'Your profile',
    about: ['profile', 'my roles', 'my account'],
    doing: ['see', 'find', 'show', 'open', 'view'],
    text: 'Open the profile menu at the top right and choose Profile. It shows who you are signed in as, your roles, and when your session ends. Edit, under Your account, changes your telephone and e-mail.',
  },
  {
    title: 'Dark mode',
    about: ['dark', 'light', 'mode', 'theme', 'dark mode'],
    doing: ['switch', 'change', 'turn', 'set', 'colour', 'color'],
    text: 'Use the mode switch in the header and confirm. The page loads again in the other mode, which is remembered on this device.',
  },
  {
    title: 'Notifications',
    about: ['notification', 'bell', 'notice'],
    doing: ['see', 'find', 'read', 'open', 'show', 'clear'],
    text: 'The bell in the header opens what Rounds has told you since you signed in.',
  },
  {
    title: 'Help and keyboard shortcuts',
    about: ['help', 'shortcut', 'keyboard'],
    doing: ['open', 'find', 'list', 'key', 'use'],
    text: 'Choose Help in the profile menu, or press Alt+H: it says what stands where and lists the keyboard shortcuts.',
  },
  {
    title: 'Staff',
    about: ['staff', 'user', 'employee', 'colleague', 'staff member'],
    doing: [
      'add',
      'create',
      'new',
      'find',
      'search',
      'filter',
      'edit',
      'change',
      'delete',
      'remove',
    ],
    text: 'Open Admin, Staff. Search by name, username or e-mail and filter by role and department. New opens the form for a user (all fields are required); Edit in a row changes role, department and status; Delete asks before it deletes, also for several selected rows. Super Admin users are protected. The Admin menu is for the admin role.',
  },
  {
    title: 'Roles and permissions',
    about: ['role', 'permission', 'privilege'],
    doing: [
      'add',
      'create',
      'new',
      'edit',
      'change',
      'give',
      'grant',
      'delete',
      'remove',
      'assign',
    ],
    text: 'Open Admin, Roles. Add Role asks for a name and what the role may do, in cards such as Appointment and Billing; Save Role keeps it. Edit and Delete stand in each row; Delete Selected deletes several. Super Admin is protected, and a role that somebody holds cannot be deleted. Which role a user has is changed under Staff, Edit.',
  },
  {
    title: 'Departments',
    about: ['department'],
    doing: [
      'add',
      'create',
      'new',
      'edit',
      'rename',
      'change',
      'delete',
      'remove',
      'search',
      'find',
    ],
    text: 'Open Admin, Department. Add Department asks for a name; click a name or Edit to change it. Delete asks before it deletes; Delete Selected deletes several. Two departments cannot have the same name.',
  },
  {
    title: 'Working times',
    about: ['working time', 'shift', 'work time', 'roster', 'working hour'],
    doing: ['add', 'create', 'new', 'edit', 'change', 'delete', 'remove', 'set', 'plan'],
    text: 'Open Admin, Working Time. Add Working Time asks for a name, In Time and Out Time as HH:MM with AM or PM. Total Hours is computed, over midnight as well.',
  },
  {
    title: 'Searching and paging in lists',
    about: ['list', 'page size', 'pagination', 'filter', 'table', 'rows'],
    doing: ['search', 'more', 'next', 'previous', 'reset', 'show', 'clear', 'select', 'change'],
    text: 'Every list has a search box, a page size (10, 25, 50 or 100), Next and Previous, and Reset, which clears search and filters. What you search for stands in the address, so a link to a list can be shared.',
  },
  {
    title: 'Booking an appointment',
    about: ['book', 'booking', 'appointment', 'consultation', 'checkup'],
    doing: ['make', 'new', 'book', 'how', 'where', 'doctor', 'patient', 'health'],
    text: 'Choose Book Appointment on the patient’s dashboard, or on the home page, where it stands for those who may book. Fill in the personal details, then choose Doctor Consultation (with department and doctor) or Health Checkup (with a message), and press Book Appointment.',
  },
  {
    title: 'The front desk',
    about: ['schedule', 'check in', 'check-in', 'front desk', 'reception', 'receptionist', 'visit'],
    doing: ['appointment', 'complete', 'cancel', 'patient', 'new', 'add', 'arrive', 'arrived'],
    text: 'On the receptionist’s dashboard, Appointments has Schedule New Appointment, a search by patient and a status filter. Check-In, Complete and Cancel stand in each row, as far as its status allows.',
  },
  {
    title: 'Registering a patient',
    about: ['patient', 'registration', 'register', 'patient directory', 'directory'],
    doing: ['new', 'add', 'register', 'registration', 'create', 'find', 'search'],
    text: 'On the receptionist’s dashboard, New Registration takes name, age, gender and contact, with address and date of birth if you like; More contact details has further telephones, a relative or carer, and the language. Patient Directory finds patients by name or contact.',
  },
  {
    title: 'Importing patients or staff',
    about: ['import', 'csv', 'spreadsheet', 'excel'],
    doing: ['import', 'upload', 'patient', 'staff', 'user', 'file', 'undo', 'read'],
    text: 'Press Import in the Patient Directory, or in Admin, Staff. Choose a CSV file, look at what each column is read as, and press Check: nothing is imported before you have seen what would happen to each row. An import can be undone for 30 days.',
  },
  {
    title: 'Prescriptions',
    about: ['prescription', 'prescribe', 'medication', 'medicine'],
    doing: [
      'write',
      'new',
      'add',
      'create',
      'submit',
      'print',
      'download',
      'request',
      'save',
      'how',
    ],
    text: 'Doctors open New Prescription on their dashboard: choose the patient, enter the diagnosis, Add Medication, Submit. The medicines are then checked for interactions, and you decide whether to proceed. At the front desk, Prescribe in the Patient Directory opens the form for that patient. Patients use Request Prescription on their dashboard; doctors find what is asked for below the day’s appointments and Take Up.',
  },
  {
    title: 'The interaction check',
    about: ['interaction', 'interaction check', 'interaction rule', 'drug check'],
    doing: ['work', 'check', 'rule', 'source', 'mean', 'safety', 'explain', 'which', 'severity'],
    text: 'Medicines are checked against each other by built-in rules for well-known pairs, each with its source; no pharmacist has reviewed them. Only exact names count (ingredients, brands, combination products); what is not recognised is told by name and not checked. That no rule is found does not mean that medicines go together.',
  },
  {
    title: 'Lab orders and results',
    about: ['lab', 'laboratory', 'test', 'result', 'lab order', 'sample', 'report'],
    doing: ['upload', 'order', 'filter', 'status', 'find', 'generate', 'export', 'download', 'pdf'],
    text: 'On the lab’s dashboard, Lab Orders filters by status, test type, date and patient. Upload Results takes a pdf, jpg, jpeg or png file or an observation. Generate Reports makes a PDF, Excel or CSV file.',
  },
  {
    title: 'Dashboards',
    about: ['dashboard', 'home', 'tab'],
    doing: ['see', 'open', 'find', 'show', 'missing', 'which'],
    text: 'Home shows a tab for each dashboard that your role allows: admin, doctor, patient, receptionist, lab. Which they are is set by the Dashboard Access permissions of your role.',
  },
  {
    title: 'What this assistant can do',
    about: ['assistant', 'chat', 'ai', 'you do', 'help me', 'who are you'],
    doing: ['what', 'can', 'who', 'use', 'ask'],
    text: 'Ask how something is done in the console, or which of some medicines interact, for example: Do warfarin and aspirin interact? Interactions are checked by built-in rules.',
  },
]

const greeting =
  /^\s*(?:hello|hi|hey|good (?:morning|afternoon|evening)|thanks|thank you|ok|okay)\b[^?]{0,20}$/iu

/** The least that an entry must score to be an answer: its thing and one word beside it. */
const leastScore = 4

/**
 * The entries that a question is about, the best first, three at most. Entries that fit much worse
 * than the best are left out. A greeting is answered by what can be asked.
 */
export function guideFor(question: string): GuideEntry[] {
  if (greeting.test(question)) return guide.slice(-1)
  const text = ` ${question
    .toLowerCase()
    .replace(/[^\p{L}\p{N}-]+/gu, ' ')
    .trim()} `
  const asked = /\s(?:how|where|what|which|who|can i|way|steps?)\s/u.test(text) ? 1 : 0
  const said = new Set(text.split(' '))
  const isSaid = (word: string) =>
    word.includes(' ') ? text.includes(` ${word} `) : said.has(word)
  const hits = (words: readonly string[]) =>
    words.filter((word) => isSaid(word) || isSaid(`${word}s`)).length
  const scored = guide
    .map((entry) => ({ entry, about: hits(entry.about), doing: hits(entry.doing) }))
    .filter(({ about }) => about > 0)
    .map(({ entry, about, doing }) => ({ entry, score: 3 * about + doing + asked }))
    .filter(({ score }) => score >= leastScore)
    .sort((one, other) => other.score - one.score)
  const best = scored[0]?.score ?? 0
  return scored
    .filter(({ score }) => score > best / 2)
    .slice(0, 3)
    .map(({ entry }) => entry)
}
