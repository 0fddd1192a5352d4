/** What went wrong, for every code of the contract's catalogues, with the next step. */

import type { FieldCode } from '#contract/errors.ts';
import type { ApiErrorCode } from '#web/api/api-error.ts';

const codes = {
  'invalid-input': 'Alcuni dati non sono corretti. Controlla i campi segnati e riprova.',
  'malformed-request': 'La richiesta è arrivata incompleta. Ricarica la pagina e riprova.',
  'method-not-allowed': 'La richiesta è arrivata incompleta. Ricarica la pagina e riprova.',
  'query-misspelt': 'La richiesta è arrivata incompleta. Ricarica la pagina e riprova.',
  'archive-invalid':
    'Questo archivio non si può importare: è danneggiato, è stato modificato o non è di questo portale. Esportalo di nuovo e riprova.',
  'bank-known':
    'In questo portale c’è già una banca con questo nome: un archivio si importa una volta sola.',
  'people-known':
    'Alcune persone di questo archivio hanno già un accesso a questo portale, con la stessa email.',
  'bot-check-failed': 'La verifica automatica non è riuscita. Riprova.',
  'token-invalid': 'Questo link non è valido. Forse è stato copiato a metà.',
  'token-expired': 'Questo link è scaduto. Chiedine uno nuovo.',
  'token-used': 'Questo link è già stato usato. Se ti serve ancora, chiedine uno nuovo.',
  'mail-too-soon': 'Ti abbiamo appena scritto: attendi almeno 5 minuti e riprova.',
  'password-wrong-or-reused': 'Vecchia password errata o riutilizzo della stessa password',
  'credentials-unrecognised': 'Le credenziali immesse non sono state riconosciute',
  'second-factor-needed': 'Serve anche il codice del secondo passo.',
  'code-unrecognised': 'Il codice non è giusto, o è già stato usato.',
  'challenge-over':
    'È passato troppo tempo, o ci sono stati troppi tentativi. Torna indietro ed entra di nuovo.',
  'second-factor-required':
    'Per la segreteria serve il secondo passo. Accendilo in «Accesso e sicurezza», nel tuo profilo.',
  'second-factor-of-admin':
    'Chi amministra la banca tiene il secondo passo: prima va tolto il ruolo.',
  'second-factor-unreadable':
    'Il tuo secondo passo non si può più leggere: il portale ha cambiato la sua chiave. Chiedi alla segreteria di toglierlo, poi accendilo di nuovo.',
  'passkey-unrecognised': 'La passkey non è stata riconosciuta. Riprova, o entra con la password.',
  'passkey-known': 'Su questo dispositivo c’è già una tua passkey.',
  'scope-missing': 'Questo token non vale per questa operazione.',
  'webhooks-full': 'La banca ha già cinque webhook: toglietene prima uno.',
  'activities-full': 'L’elenco è pieno.',
  'access-tokens-full': 'Hai già dieci token: revocane prima uno che non usi più.',
  'passkeys-full': 'Hai già dieci passkey: togline prima una che non usi più.',
  'second-factor-on': 'Il secondo passo è già acceso.',
  'second-factor-off': 'Il secondo passo non è acceso. Ricomincia dall’inizio.',
  unauthenticated: 'La sessione è terminata. Entra di nuovo.',
  forbidden: 'Non hai il permesso di farlo.',
  'email-not-verified': 'Prima conferma il tuo indirizzo email.',
  'already-verified': "L'email è già convalidata!",
  'email-only-by-owner':
    'L’email di chi amministra può cambiarla soltanto lui o lei, dal proprio profilo.',
  'already-member': 'Fai già parte di una banca.',
  'creditor-cannot-confirm': 'Chi ha dato l’aiuto non può confermare: lo fa chi l’ha ricevuto.',
  'debtor-cannot-reverse':
    'Chi ha ricevuto l’aiuto non può annullare da solo uno scambio confermato.',
  'admin-not-removable': 'Chi amministra la banca non può essere escluso.',
  'bank-suspended': 'La banca è sospesa: si può solo leggere.',
  'room-closed':
    'Questa parte del portale non è aperta nella banca. Un amministratore può aprirla da Stanze.',
  'room-in-use': 'Lì dentro c’è ancora qualcosa che aspetta: prima si finisce, poi si chiude.',
  'last-admin': 'È l’unica persona che amministra la banca: prima nominane un’altra.',
  'person-has-login':
    'Questa persona entra da sola nel portale: i suoi recapiti li cambia dal proprio profilo, o tu dai suoi dati.',
  'own-decision':
    'Su di te decide un’altra persona della segreteria. Se sei da solo, chiedi a un socio di diventare amministratore.',
  'person-without-login':
    'Chi non ha un accesso non può amministrare la banca: prima invita questa persona.',
  'looks-like-another': 'Qualcuno così c’è già. Guarda se è la stessa persona.',
  'not-found': 'Non l’abbiamo trovato. Forse nel frattempo è cambiato qualcosa.',
  'email-unknown': "L'email che hai inserito non esiste!",
  'two-different-people': 'Nessuno accompagna sé stesso: scegliete un’altra persona.',
  'not-a-newcomer':
    'Non è più una persona appena arrivata: sono passati più di novanta giorni, ha già due scambi, o era già qui in passato.',
  'not-willing': 'Non accompagna più chi arriva: scegliete qualcun altro.',
  'too-many-newcomers': 'Accompagna già tre persone: di più non si può. Scegliete qualcun altro.',
  'card-number-taken': 'Questo numero è già sulla tessera di un altro socio.',
  'card-number-was-used': 'Questo numero è stato sulla tessera di qualcun altro.',
  'email-taken': "L'Email che hai inserito è già presente nel portale. Inserisci un'altra",
  'bank-name-taken': 'Esiste già una banca con questo nome. Scegline un altro.',
  'already-requested': 'Hai già una richiesta in corso.',
  'already-decided': 'Qualcuno ha già deciso. Ricarica la pagina per vedere com’è andata.',
  'already-recorded': 'Queste ore sembrano già registrate.',
  'changed-meanwhile':
    'Nel frattempo qualcun altro ha cambiato questi dati. Guarda che cosa e salva di nuovo.',
  'too-young':
    'Per fare da sé bisogna avere l’età che chiede la banca. Chiama la segreteria: fa tutto lei, con chi risponde di te.',
  'desk-speaks-for-minor':
    'Finché non hai l’età che chiede la tua banca, questo lo fa per te la segreteria. Chiamala.',
  'office-for-adults':
    'Chi è sotto l’età minima della banca non amministra, non accompagna e non agisce per altri.',
  'birth-date-missing':
    'La banca chiede l’età di chi si iscrive: manca la data di nascita. Scrivila nel profilo, o chiama la segreteria.',
  'fee-missing':
    'Prima di registrare ore date c’è da versare la quota dell’anno: chiama la segreteria.',
  'not-insured':
    'Prima di registrare ore date serve l’assicurazione di quel giorno: chiama la segreteria.',
  'limit-reached':
    'Con queste ore il saldo scenderebbe sotto il limite della banca. Parla con la segreteria: può confermare lei, con un motivo.',
  'fund-low':
    'Il fondo ore scenderebbe sotto il suo limite. Aspetta che torni qualche ora, o cambia la regola.',
  'share-off': 'La quota in ore è spenta: si accende nelle regole della banca.',
  'share-announced': 'La quota di quest’anno è già annunciata.',
  'share-not-open':
    'La quota non si può ancora registrare: aspetta il giorno annunciato, o annunciala di nuovo.',
  'share-booked': 'La quota di quest’anno è già registrata.',
  'day-over': 'Quel giorno è già passato: sceglietene un altro.',
  'seen-outdated': 'Nel frattempo qualcosa è cambiato: guarda di nuovo prima di confermare.',
  'not-confirmed': 'Questo scambio non è confermato.',
  'nothing-to-take-back':
    'Non si può più tornare indietro: i secondi per farlo sono passati, o nel frattempo è cambiato qualcosa.',
  'cheque-unknown': 'Nessun assegno ha questo codice. Controlla i segni uno per uno.',
  'cheque-used': 'Questo assegno è già stato usato.',
  'cheque-void': 'Questo assegno non vale più.',
  'cheque-differs':
    'Chi ha dato aveva consegnato l’assegno con altre ore, un altro giorno o un altro nome. Chiedi prima di registrarlo.',
  'cheque-late': 'Questo assegno è scaduto: segna che lo registri lo stesso.',
  'proxy-is-creditor':
    'Hai dato tu queste ore: per chi le ha ricevute deve confermare la segreteria.',
  'privacy-notice-changed': 'L’informativa è cambiata: ecco quella nuova.',
  'notice-alike': 'Hai già un annuncio così in bacheca. Se vuoi, pubblica anche questo.',
  'notice-closed': 'Questo annuncio non è più in bacheca.',
  'too-many-notices': 'Hai già tanti annunci: chiudine uno prima di metterne un altro.',
  'already-over': 'È già cominciato, o è stato annullato.',
  'past-taking-back':
    'I dieci minuti sono passati: l’avviso è già sugli schermi dei soci. Puoi correggerlo o annullarlo.',
  'guests-not-asked': 'A questo incontro ognuno viene da solo.',
  'too-early': 'È ancora presto per questo.',
  'own-notice': 'Questo annuncio è tuo.',
  'contact-through-desk':
    'Per questa attività la banca mette in contatto lei. Chiama la segreteria.',
  'reached-by-desk': 'Non usa l’email: chiama la segreteria.',
  'friend-needs-reason': 'Scrivi dal suo annuncio o da uno scambio.',
  'person-blocked': 'Prima sblocca questa persona.',
  'thread-over': 'Non è più nella sua banca.',
  'too-many-messages': 'Hai scritto tanto: riprova tra un’ora.',
  'too-many-threads': 'Hai iniziato cinque conversazioni: riprova domani.',
  'asked-too-often':
    'Questa persona è già stata chiesta due volte questa settimana. Prova con qualcun altro.',
  'too-many-answers': 'Per oggi hai già risposto a tanti annunci. Riprova domani.',
  'not-their-delegate':
    'Non sei più la persona di fiducia di questa persona. Ora agisci di nuovo per te.',
  'already-delegate': 'È già la persona di fiducia di questo socio.',
  'delegate-of-two-bodies': 'Fa già per due enti: di più non si può.',
  'body-has-five': 'Fanno già cinque persone per questo ente: di più non si può.',
  'delegate-of-three': 'Fa già per tre persone: di più non si può. Scegliete qualcun altro.',
  'cheque-own': 'Questo assegno è tuo: lo consegna chi ti ha aiutato.',
  'not-of-this-bank': 'Questo assegno non è della tua banca né di una banca amica.',
  'already-started': 'È già partita: non si può più fermare.',
  'not-finished': 'Non è ancora finita: riprova quando sono registrati tutti.',
  'idempotency-key-reused':
    'Questa richiesta è già stata inviata con altri dati. Ricarica la pagina.',
  'too-large': 'Il file è troppo grande.',
  'import-not-ready':
    'L’importazione è già andata avanti, o qualcun altro ci sta lavorando: guarda di nuovo.',
  'import-changed': 'Nel frattempo un socio è cambiato: controlla di nuovo, poi esegui.',
  'import-moved':
    'Con questi soci si è già scambiato qualcosa: l’importazione non si può più annullare tutta insieme.',
  'import-too-late': 'Sono passati più di sette giorni: l’importazione non si può più annullare.',
  'sheet-empty': 'Il file è vuoto. Scegli il foglio con i soci o con le ore.',
  'sheet-too-long':
    'Il file ha più di 20.000 righe. Dividilo in due file e caricali uno dopo l’altro.',
  'sheet-unreadable':
    'Questo file non è una tabella che sappiamo leggere. Aprilo con il tuo programma e salvalo come xlsx, ods o csv.',
  'sheet-old-format':
    'È un file del vecchio Excel (.xls). Aprilo e salvalo come «Cartella di lavoro di Excel (.xlsx)».',
  'sheet-locked':
    'Il file è protetto da una password. Aprilo, togli la password, salvalo e caricalo di nuovo.',
  'unsupported-media-type': 'Questo tipo di file non va bene.',
  'too-many-requests': 'Troppi tentativi in poco tempo. Aspetta un po’ e riprova.',
  internal: 'Qualcosa non ha funzionato da parte nostra. Riprova più tardi.',
  unavailable: 'Il portale al momento non risponde. Riprova tra poco.',
  offline: 'Non riusciamo a raggiungere il portale. Controlla la connessione e riprova.',
  unreadable: 'La risposta del portale non è arrivata intera. Riprova.',
} as const satisfies Record<ApiErrorCode, string>;

const fields = {
  required: 'Questo campo è obbligatorio',
  invalid: 'Questo valore non va bene',
  'too-long': 'Questo testo è troppo lungo',
  'email-invalid': "L'indirizzo email inserito non è valido",
  'emails-differ': 'Le due email non combaciano!',
  'password-weak': 'La password è debole: guarda qui sotto che cosa manca',
  'password-common':
    'Questa password è tra le più usate, e si indovina subito: scegline un’altra, per esempio tre parole che non c’entrano tra loro',
  'password-wrong': 'La password non è giusta',
  'code-wrong': 'Il codice non è giusto, o è già stato usato',
  'date-invalid': 'Questa data non esiste',
  'date-future': 'La data non può essere nel futuro',
  'date-too-early': 'La data non può essere prima del 1° giugno 2019',
  'hours-invalid': 'Le ore vanno da mezz’ora a 100, di mezz’ora in mezz’ora',
  'same-person': 'Chi dà e chi riceve devono essere due persone diverse',
  'not-a-member': 'Questa persona non fa parte della banca',
  'not-a-member-then': 'Chi ha firmato quel giorno non era socio della banca',
  'bank-unknown': 'Questa banca non c’è',
  'bank-not-linked': 'Questa banca non è amica della tua',
  'activity-unknown': 'Questa attività non c’è',
  'activity-retired': 'Questa attività non c’è più',
  'activity-off-board': 'La tua banca non mette in bacheca annunci su questa attività',
  'order-reversed': 'La data di fine non può precedere la data di inizio',
  'rule-invalid': 'Questo valore è fuori da quelli possibili per questa regola',
  'gift-hours-invalid': 'Le ore di un dono vanno da un minuto a 100 ore',
  'gift-too-large': 'È più di quanto la banca permette per un solo dono',
  'gifts-used-up': 'Con questo dono passeresti le ore che si possono donare in un anno',
  'notice-title':
    'Da 3 a 80 lettere, senza prezzi, telefoni, email o link: i recapiti li mostriamo noi.',
  'date-past': 'Questo giorno è già passato',
  'date-too-far': 'Entro un anno',
  'bodies-only': 'Vale solo per un ente',
  'places-taken': 'Meno di quante hanno già detto di sì',
  'gift-below-band': 'Con questo dono il tuo saldo scenderebbe sotto quello che la banca chiede',
  'url-invalid': 'Un indirizzo web valido è fatto così: https://www.esempio.it/',
  'facebook-url-invalid':
    'Un indirizzo Facebook valido è fatto così: https://www.facebook.com/SamJon',
  'image-invalid': 'Questo file non è un’immagine che sappiamo leggere',
  'one-side-only': 'Scegli più persone da una parte sola: o chi dà o chi riceve',
  'same-bank': 'Le due banche devono essere diverse',
  taken: 'È già usato da qualcun altro',
} as const satisfies Record<FieldCode, string>;

const fault = 'Codice per chi gestisce il portale: {{id}}';

export default { codes, fields, fault } as const;
