/**
 * The files of other programs: what their columns are called, and what they mean. CES and Cyclos let
 * each administrator choose the columns, so their files are read like any other sheet.
 */
import type {
  ImportField,
  ImportKind,
  ImportMapping,
  ImportPreset,
} from '#contract/paper/imports.ts';
import { meaningsOf } from './names-rules.ts';

/** How the files of a program are recognised and read. */
export interface Preset {
  preset: ImportPreset;
  kind: ImportKind;
  /** The headers that only this file has, folded. */
  needs: string[];
  /** What its headers mean; the others are left out. */
  fields?: Record<string, ImportField>;
  /** For a file without headers: what the columns mean, and how some of them look. */
  positions?: (ImportField | null)[];
  cells?: Record<number, RegExp>;
  unit: ImportMapping['unit'];
  nameOrder: ImportMapping['nameOrder'];
}

const DAY = /^\d{4}-\d{2}-\d{2}|^\d{1,2}\/\d{1,2}\/\d{4}/;
const WHOLE = /^-?\d+$/;

export const PRESETS: readonly Preset[] = [
  {
    preset: 'timeoverflow',
    kind: 'people',
    needs: ['username', 'email', 'balance'],
    fields: {
      n: 'number',
      username: 'fullName',
      email: 'email',
      phone: 'phone',
      'alt phone': 'otherPhone',
      'created at': 'joinedOn',
      balance: 'balance',
    },
    unit: 'seconds',
    nameOrder: 'given-first',
  },
  {
    preset: 'timeoverflow',
    kind: 'history',
    needs: ['date', 'from', 'to', 'post', 'quantity'],
    fields: { date: 'day', from: 'giver', to: 'receiver', post: 'note', quantity: 'duration' },
    unit: 'hours',
    nameOrder: 'given-first',
  },
  {
    preset: 'timeoverflow-plain',
    kind: 'people',
    needs: [],
    positions: [
      ...(['number', 'joinedOn', 'name', 'surname', null, 'sex'] as const),
      ...(['birthDate', 'phone', 'otherPhone', 'email'] as const),
    ],
    cells: { 0: WHOLE, 1: DAY, 2: /\p{L}/u, 9: /@|^$/ },
    unit: 'hours',
    nameOrder: 'given-first',
  },
  {
    preset: 'timeoverflow-plain',
    kind: 'history',
    needs: [],
    positions: ['giver', null, 'receiver', null, 'duration', 'day', 'note', 'category'],
    cells: { 0: WHOLE, 1: /^[A-Za-z]+$/, 2: WHOLE, 3: /^[A-Za-z]+$/, 4: WHOLE, 5: DAY },
    unit: 'seconds',
    nameOrder: 'given-first',
  },
  {
    preset: 'komunitin',
    kind: 'balances',
    needs: ['code', 'status', 'balance', 'creditlimit', 'maximumbalance'],
    fields: { code: 'number', balance: 'balance' },
    unit: 'hours',
    nameOrder: 'given-first',
  },
  {
    preset: 'komunitin',
    kind: 'history',
    needs: ['payer code', 'payee code', 'amount'],
    // The one who is paid has given the hours.
    fields: {
      'payee code': 'giver',
      'payer code': 'receiver',
      amount: 'duration',
      description: 'note',
      state: 'state',
      created: 'day',
    },
    unit: 'hours',
    nameOrder: 'given-first',
  },
  {
    preset: 'chatbdt',
    kind: 'people',
    needs: ['cognome', 'nome', 'residenza', 'quota', 'ore date', 'ore ricevute'],
    fields: {
      cognome: 'surname',
      nome: 'name',
      telefono: 'phone',
      email: 'email',
      'ore date': 'hoursGiven',
      'ore ricevute': 'hoursReceived',
    },
    unit: 'hours',
    nameOrder: 'surname-first',
  },
  {
    preset: 'chatbdt',
    kind: 'history',
    needs: ['data', 'donatori', 'riceventi', 'durata'],
    fields: {
      data: 'day',
      donatori: 'giver',
      riceventi: 'receiver',
      durata: 'duration',
      categoria: 'note',
    },
    unit: 'hours',
    nameOrder: 'surname-first',
  },
  {
    preset: 'openbdt',
    kind: 'people',
    needs: ['name', 'surname', 'cf', 'tel'],
    fields: { name: 'name', surname: 'surname', tel: 'phone', email: 'email' },
    unit: 'hours',
    nameOrder: 'given-first',
  },
  {
    preset: 'openbdt',
    kind: 'history',
    needs: ['giver', 'receiver', 'hours', 'date'],
    fields: { giver: 'giver', receiver: 'receiver', hours: 'duration', date: 'day' },
    unit: 'hours',
    nameOrder: 'given-first',
  },
];

/** Headers of sheets that people made themselves, folded. */
const HEADERS: Record<ImportField, string> = {
  number:
    'n|nr|no|num|numero|tessera|n tessera|numero tessera|tessera n|nr tessera|numero socio|n socio|codice|codice socio|code|id|member number|card|number|nummer|mitgliedsnummer|mitglied nr|mitgliedsnr|ausweis',
  fullName:
    'denominazione|nome o denominazione|nome e cognome|cognome e nome|nome cognome|cognome nome|nominativo|nominativi|socio|soci|socia|persona|nome completo|full name|fullname|username|member|members|account|holder|owner|person|name und vorname|vorname und nachname|nachname und vorname|nachname vorname|vorname nachname|mitglied|mitglieder',
  surname: 'cognome|surname|last name|lastname|family name|nachname|familienname|zuname',
  name: 'nome|name|first name|firstname|given name|vorname|nome proprio',
  email:
    'email|e mail|mail|posta elettronica|indirizzo email|indirizzo mail|indirizzo e mail|email address|e mail adresse|mailadresse',
  phone:
    'telefono|tel|phone|cellulare|cell|mobile|numero di telefono|recapito|recapito telefonico|telefono cellulare|telefon|handy|telefonnummer|mobiltelefon|mobile phone|telephone|contatti telefono|contatti cellulare',
  otherPhone:
    'altro telefono|alt phone|telefono 2|tel 2|telefono fisso|fisso|casa|telefono casa|second phone|home phone|festnetz|telefon 2',
  birthDate:
    'data nasc|data di nasc|d nascita|nasc|data nascita socio|anno di nascita|data di nascita|nascita|nato il|nata il|nato a il|data nascita|nato|birth date|birthdate|date of birth|birthday|born|geburtsdatum|geboren|geburtstag|geboren am',
  sex: 'sesso|genere|m f|sex|gender|geschlecht',
  joinedOn:
    'iscritto il|iscritta il|iscrizione|data iscrizione|data di iscrizione|data adesione|adesione|data ingresso|ingresso|socio dal|socia dal|iscritto dal|iscritta dal|iscritti dal|data iscriz|iscriz|membro dal|dal|joined|joined on|member since|created at|created|entry date|registered|eintritt|eintrittsdatum|beitritt|mitglied seit',
  memberKind:
    'tipo|tipo socio|tipo di socio|tipologia|persona o ente|ente o persona|kind|type|member type|member kind|person or body|art|mitgliedsart|art des mitglieds|person oder organisation|tipo de socio|persona o entidad',
  address: 'indirizzo|indirizzo dell ente|sede|address|adresse|anschrift|direccion|domicilio',
  taxCode:
    'codice fiscale|cod fiscale|cf|partita iva o codice fiscale|tax code|tax number|steuernummer|codigo fiscal|nif|cif',
  representedBy:
    'rappresentato da|rappresentata da|rappresentante|rappresentante legale|legale rappresentante|firmato da|chi ha firmato|chi ha firmato per l ente|represented by|representative|legal representative|signed by|who signed|vertreten durch|vertreter|vertretung|gesetzlicher vertreter|unterschrieben von|wer unterschrieben hat|representado por|representada por|representante|representante legal|firmado por|quien ha firmado',
  signedOn:
    'modulo firmato il|firmato il|firmata il|data firma|data della firma|data modulo|signed on|form signed on|date signed|signature date|unterschrieben am|formular unterschrieben am|datum der unterschrift|firmado el|firmada el|fecha de firma|formulario firmado el',
  fee: 'quota|quota associativa|quota sociale|quota annuale|quota iscrizione|quota di iscrizione|tessera annuale|fee|fees|membership fee|annual fee|dues|beitrag|mitgliedsbeitrag|jahresbeitrag|cuota|cuota anual|cuota de socio',
  feeOn:
    'quota pagata il|quota versata il|quota pagata|quota versata|data quota|data pagamento|data di pagamento|data versamento|pagata il|versata il|pagato il|versato il|pagamento|versamento|fee paid on|fee paid|paid on|date paid|payment date|bezahlt am|beitrag bezahlt am|beitrag bezahlt|zahlungsdatum|cuota pagada el|cuota pagada|pagada el|fecha de pago',
  feeYear:
    'quota anno|anno quota|anno della quota|fee year|year of the fee|beitragsjahr|cuota ano|ano de la cuota',
  balance:
    'saldo|saldo ore|saldo attuale|saldo finale|saldo in ore|ore saldo|saldo minuti|saldo in minuti|bilancio|balance|balance hours|kontostand|saldo stunden|guthaben|stunden saldo',
  hoursGiven:
    'ore date|date|ore dare|dare|ore offerte|ore prestate|ore donate|ore in piu|crediti|credito|hours given|given|gegeben|stunden gegeben|geleistet|geleistete stunden',
  hoursReceived:
    'ore ricevute|ricevute|ore avere|avere|ore prese|ore richieste|ore in meno|debiti|debito|hours received|received|erhalten|stunden erhalten|bezogen|bezogene stunden',
  day: 'data|giorno|data scambio|data dello scambio|quando|day|datum|tag|transaction date',
  giver:
    'donatore|donatori|chi da|chi ha dato|offerente|prestatore|da chi|giver|given by|from|payee|payee code|creditore|geber|gegeben von|chi ha aiutato|da',
  receiver:
    'ricevente|riceventi|chi riceve|chi ha ricevuto|beneficiario|a chi|receiver|received by|to|payer|payer code|debitore|nehmer|empfanger|erhalten von|chi e stato aiutato|a',
  duration:
    'durata|ore|quantita|quantity|amount|hours|duration|tempo|stunden|dauer|minuti|minutes|minuten|numero ore|n ore|ore scambiate',
  note: 'descrizione|nota|note|annotazioni|annotazione|osservazioni|appunti|commenti|attivita|causale|motivo|servizio|prestazione|post|description|reason|activity|service|beschreibung|notiz|notizen|bemerkung|bemerkungen|anmerkung|anmerkungen|notes|remarks|comments|tatigkeit|zweck|oggetto',
  category: 'categoria|category|kategorie|settore',
  state: 'stato|state|status|zustand',
};

/** What a folded header means. */
export const WORDS = meaningsOf(HEADERS);

/** Headers of what a desk has written about people, folded. */
export const NOTES: ReadonlySet<string> = new Set(
  'nota|note|annotazioni|annotazione|osservazioni|appunti|commenti|notiz|notizen|bemerkung|bemerkungen|anmerkung|anmerkungen|notes|remarks|comments'.split(
    '|',
  ),
);
