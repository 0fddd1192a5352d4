/** Letters between a person and a bank. */

import type { Translated } from '#texts/translated.ts';
import type it from '../it/members.ts';

export default {
  'join-requested': {
    subject: 'Neue Beitrittsanfrage: {{applicant}}',
    lead: '{{applicant}} möchte deiner Bank beitreten: {{bank}}.',
    button: 'Annehmen oder ablehnen',
    closing: 'Wer anfragt, erhält eine E-Mail mit deiner Antwort.',
    details: {
      name: 'Name',
      email: 'E-Mail',
      phone: 'Telefon',
    },
  },
  'join-accepted': {
    subject: 'Deine Anfrage wurde angenommen: {{bank}}',
    lead: '{{bank}} hat deine Beitrittsanfrage angenommen.',
    rest: 'Ab jetzt kannst du deine Tauschgeschäfte eintragen und bestätigen, was dich betrifft. Jede Stunde zählt eine Stunde, gleich wofür.',
    button: 'Anmelden',
  },
  'join-denied': {
    subject: 'Deine Anfrage wurde nicht angenommen: {{bank}}',
    lead: '{{bank}} hat deine Beitrittsanfrage nicht angenommen.',
    rest: 'Du kannst jederzeit bei einer anderen Bank anfragen.',
    button: 'Eine andere Bank wählen',
    closing: 'Hältst du das für einen Irrtum? Schreib der Bank: {{bankEmail}}',
  },
  'member-removed': {
    subject: 'Deine Mitgliedschaft ist beendet: {{bank}}',
    lead: '{{bank}} hat deine Mitgliedschaft beendet. Deine Tauschgeschäfte und dein Saldo bleiben in ihren Büchern.',
    rest: 'Du kannst jederzeit bei einer anderen Bank anfragen.',
    button: 'Eine andere Bank wählen',
    closing: 'Hältst du das für einen Irrtum? Schreib der Bank: {{bankEmail}}',
  },
  'delegate-named': {
    subject_member: '{{delegate}} darf für dich handeln',
    subject_delegate: 'Du darfst jetzt für {{person}} handeln',
    lead_member: 'Das Büro hat vermerkt, dass {{delegate}} deine Vertrauensperson ist ({{bank}}).',
    lead_delegate:
      '{{person}} vertraut dir: Das Büro hat vermerkt, dass du die Vertrauensperson bist ({{bank}}).',
    rest_member:
      'Sie sieht deine Tauschgeschäfte und deinen Saldo, trägt für dich ein, bestätigt und storniert. Überall stehen beide Namen. Profil, Passwort und Mitgliedschaft bleiben allein deine Sache.',
    rest_delegate:
      'Im Menü mit deinem Namen findest du „Für {{person}} handeln“. Stunden, die du selbst gegeben hast, kannst du nicht bestätigen: Das macht das Büro.',
    button: 'Im Profil ansehen',
    closing:
      'Du kannst das jederzeit in deinem Profil beenden. Stimmt etwas nicht? Schreib der Bank: {{bankEmail}}',
    details: {
      who_member: 'Vertrauensperson',
      who_delegate: 'Für wen',
      signedOn: 'Formular unterschrieben am',
    },
  },
  'delegate-ended': {
    subject_member: '{{delegate}} handelt nicht mehr für dich',
    subject_delegate: 'Du handelst nicht mehr für {{person}}',
    lead_member: '{{delegate}} ist nicht mehr deine Vertrauensperson ({{bank}}).',
    lead_delegate: 'Du bist nicht mehr die Vertrauensperson von {{person}} ({{bank}}).',
    rest: 'Was bis jetzt getan wurde, bleibt, mit beiden Namen.',
    button: 'Im Profil ansehen',
    closing: 'Hältst du das für einen Irrtum? Schreib der Bank: {{bankEmail}}',
    details: {
      endedBy: 'Wer das entschieden hat',
    },
  },
  'companion-named': {
    subject_newcomer: '{{partner}} begleitet dich in den ersten Wochen',
    subject_companion: 'Du begleitest {{partner}} in den ersten Wochen',
    lead_newcomer:
      'Willkommen bei {{bank}}! In den ersten Wochen begleitet dich {{partner}}: Frag, wie alles geht, was du anbieten kannst und wer dir helfen könnte.',
    lead_companion:
      'Das Büro von {{bank}} hat dich gebeten, {{partner}} zu begleiten: Das Mitglied ist neu hier. Wenig genügt: ein Anruf, ein paar Worte dazu, wie es geht, der erste Tausch gemeinsam.',
    rest_newcomer:
      'Es endet von selbst nach sechzig Tagen oder nach deinen ersten zwei Tauschgeschäften. Von dir ist nicht mehr zu sehen, als jedes Mitglied sieht.',
    rest_companion:
      'Es endet von selbst nach sechzig Tagen oder nach den ersten zwei Tauschgeschäften. Von {{partner}} siehst du nicht mehr als jedes Mitglied: keinen Saldo, keine Tauschgeschäfte.',
    button: 'Auf deiner Seite ansehen',
    closing:
      'Du kannst jederzeit aufhören, mit einem Klick und ohne Grund. Fragen? Schreib der Bank: {{bankEmail}}',
    details: { phone: 'Telefon' },
  },
  'consent-asked': {
    subject: 'Lies den Datenschutzhinweis',
    subject_again: 'Deine Zeitbank hat den Datenschutzhinweis geändert',
    lead: 'Der Datenschutzhinweis von {{bank}} sagt, wie mit deinen Daten umgegangen wird. Lies ihn und sag uns, ob du einverstanden bist.',
    lead_again:
      '{{bank}} hat den Datenschutzhinweis neu geschrieben: Er sagt, wie mit deinen Daten umgegangen wird. Lies ihn und sag uns, ob du einverstanden bist.',
    rest: 'Deine Stunden bleiben deine, und das Portal funktioniert weiter, auch wenn du später antwortest.',
    button: 'Lesen und antworten',
  },
} satisfies Translated<typeof it>;
