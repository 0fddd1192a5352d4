/** In which order people say that the same help was done, and what each tap comes to (specification §22). */
export const ORDERS = [
  [
    ['the form of who received', 'booked'],
    ['Fatto, of who gave', 'said'],
    ['the letter that asks', 'said'],
  ],
  [
    ['Fatto, of who gave', 'booked'],
    ['Ho ricevuto, of who received', 'said'],
    ['confirm', 'done'],
    ['the form of who received', 'asked'],
  ],
  [
    ['Ho ricevuto, of who received', 'booked'],
    ['Fatto, of who gave', 'said'],
    ['the form of who gave', 'asked'],
    ['the desk', 'asked'],
  ],
  [
    ['the form of who gave', 'booked'],
    ['the form of who received', 'asked'],
    ['Ho ricevuto, of who received', 'said'],
    ['confirm', 'done'],
  ],
  [
    ['a cheque at the desk', 'booked'],
    ['Fatto, of who gave', 'said'],
    ['the form of who gave', 'asked'],
  ],
  [
    ['Fatto, of who gave', 'booked'],
    ['a cheque at the desk', 'asked'],
    ['confirm', 'done'],
    ['a cheque at the desk', 'asked'],
  ],
  [
    ['Ho ricevuto, of who received', 'booked'],
    ['a cheque handed in', 'asked'],
    ['many at once', 'said'],
  ],
  [
    ['a cheque handed in', 'booked'],
    ['Ho ricevuto, of who received', 'said'],
    ['the desk', 'asked'],
    ['many at once', 'said'],
  ],
  [
    ['many at once', 'booked'],
    ['Fatto, of who gave', 'said'],
    ['the form of who received', 'asked'],
    ['a cheque at the desk', 'asked'],
  ],
  [
    ['the desk', 'booked'],
    ['the letter that asks', 'said'],
    ['Ho ricevuto, of who received', 'said'],
    ['the desk', 'asked'],
  ],
  [
    ['a person of trust', 'booked'],
    ['Fatto, of who gave', 'said'],
    ['the form of who gave', 'asked'],
    ['many at once', 'said'],
  ],
  [
    ['Fatto, of who gave', 'booked'],
    ['a person of trust', 'asked'],
    ['the desk', 'asked'],
    ['confirm', 'done'],
    ['many at once', 'said'],
  ],
  [
    ['the letter that asks', 'booked'],
    ['Ho ricevuto, of who received', 'said'],
    ['a cheque handed in', 'asked'],
  ],
  [
    ['Fatto, of who gave', 'booked'],
    ['refuse', 'done'],
    ['Ho ricevuto, of who received', 'booked'],
    ['the form of who gave', 'asked'],
  ],
  [
    ['the form of who gave', 'booked'],
    ['refuse, and take that back', 'done'],
    ['Ho ricevuto, of who received', 'said'],
    ['many at once', 'said'],
  ],
  [
    ['the form of who received', 'booked'],
    ['reverse it', 'done'],
    ['many at once', 'booked'],
    ['Fatto, of who gave', 'said'],
  ],
] as const;
