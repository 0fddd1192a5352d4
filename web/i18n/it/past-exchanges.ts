/** A member’s exchanges from before the portal (specification §18). */
export default {
  title_one: 'Prima del portale (uno scambio)',
  title_other: 'Prima del portale ({{count}} scambi)',
  lead: 'Gli scambi del vecchio registro, da leggere: non muovono ore, perché sono già nel saldo portato.',
  line: '{{giver}} per {{receiver}}',
  more: 'Mostra altri',
} as const;
