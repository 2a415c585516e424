import type * as english from '../errors.ts'
import { formatNumber } from '../format.ts'
import type { Translation } from '../locale/translation.ts'

export const errorTexts: Translation<typeof english.errorTexts> = {
  INVALID_INPUT: 'Einige Eingaben sind nicht gültig. Es wurde nichts gestartet.',
  MALFORMED_JSON: 'Die Anfrage konnte nicht gelesen werden. Bitte lade die Seite neu und versuche es noch einmal.',
  IDEMPOTENCY_KEY_REUSED: 'Das wurde schon mit anderen Werten gesendet. Bitte drücke den Button noch einmal.',
  COMMUNITY_CONTENT_MODERATION: 'Dieser Inhalt kann nicht veröffentlicht werden.',
  UNAUTHORIZED: 'Bitte melde dich an.',
  INSUFFICIENT_CREDITS: 'Nicht genug Credits',
  FORBIDDEN: 'Du darfst das nicht.',
  FORBIDDEN_ORIGIN: 'Der Server erwartet eine andere Adresse. Öffne die Adresse, die der Server beim Start ausgibt.',
  NOT_FOUND: 'Nicht gefunden',
  STORY_NOT_FOUND: 'Story nicht gefunden',
  CONFLICT: 'Das geht gerade nicht. Bitte lade die Seite neu, um zu sehen, was sich geändert hat.',
  PRICE_CHANGED: 'Der Preis hat sich geändert. Es wurde nichts berechnet; bitte sieh dir den neuen Preis an.',
  RUN_IN_PROGRESS: 'An dieser Story wird noch gearbeitet. Bitte warte, bis das fertig ist.',
  STORY_NOT_PAUSED: 'Diese Story ist nicht pausiert.',
  BUDGET_SPENT: 'Das Budget für Modelle von Anbietern ist verbraucht. Es wurde nichts berechnet.',
  STALE_DOCUMENT: 'Diese Story wurde anderswo geändert. Bitte lade die Seite neu.',
  OUTDATED_CLIENT: 'Fablecut wurde aktualisiert. Bitte lade die Seite neu; noch nicht gespeicherte Änderungen bleiben in diesem Browser.',
  PAYLOAD_TOO_LARGE: 'Das ist zu groß zum Senden.',
  UNSUPPORTED_MEDIA_TYPE: 'Dieser Dateityp wird nicht unterstützt.',
  INVALID_WORKFLOW_ID: 'Ungültige Workflow-ID',
  INVALID_WORKFLOW_IDS: 'Ungültige Workflow-IDs',
  TOO_MANY_REQUESTS: 'Zu viele Anfragen. Bitte versuche es gleich noch einmal.',
  TOO_MANY_RUNS: 'Es werden zu viele Storys gleichzeitig erstellt. Bitte warte, bis eine fertig ist.',
  OUT_OF_SPACE: 'Der Server hat zu wenig freien Speicherplatz. Es wurde nichts berechnet.',
  UNAVAILABLE: 'Der Server ist noch nicht bereit. Bitte versuche es gleich noch einmal.',
  NEWER_DATA:
    'Das wurde mit einer neueren Version von Fablecut gespeichert als der dieses Servers. Es ist nichts verloren; bitte aktualisiere den Server.',
  INTERNAL_ERROR: 'Bei uns ist etwas schiefgelaufen. Bitte versuche es gleich noch einmal.',
}

export const networkText: Translation<typeof english.networkText> =
  'Netzwerkfehler. Bitte prüfe deine Verbindung und versuche es noch einmal.'

export const insufficientCreditsText: Translation<typeof english.insufficientCreditsText> = (required, available) =>
  `${errorTexts.INSUFFICIENT_CREDITS}: ${formatNumber(required)} nötig, du hast ${formatNumber(available)}`
