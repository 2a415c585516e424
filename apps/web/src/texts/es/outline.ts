import { MAX_OUTLINE_SHOTS } from '@fablecut/domain/story/inputs/outline'
import type * as english from '../outline.ts'
import { pluralOf } from '../locale/plural.ts'
import type { Translation } from '../locale/translation.ts'

const plural = pluralOf('es')

export const outlineTexts: Translation<typeof english.outlineTexts> = {
  title: 'Esquema',
  summary: (shots, time) => plural(shots, { one: `${shots} toma, aprox. ${time}`, other: `${shots} tomas, aprox. ${time}` }),
  free: 'Gratis hasta que pulses Crear, cambies lo que cambies aquí. Un título abre la película y una cartela la cierra.',
  languageModel: 'El modelo de lenguaje puede dirigir de otra forma las tomas que dejes como están.',
  updating: 'Actualizando el esquema…',
  shots: 'Tomas del esquema',

  start: {
    text: 'Escribe el guion y sus tomas aparecen aquí, o empieza con una sola frase.',
    sentence: 'Una frase',
    placeholder: 'Por qué los pulpos tienen tres corazones',
    count: 'Número de tomas',
    fewer: 'Menos tomas',
    more: 'Más tomas',
    make: 'Crear esquema',
    making: 'Creando el esquema…',
    failed: 'No se pudo crear el esquema. Tu frase se conserva: vuelve a intentarlo.',
  },
  visitor: { text: 'Inicia sesión y las tomas aparecen aquí mientras escribes. Es gratis.', signIn: 'Iniciar sesión' },
  tooLong: 'El esquema se actualiza cuando el guion sea lo bastante corto.',
  offline: 'No tienes conexión. El esquema se actualiza cuando vuelvas a tenerla.',
  failed: { text: 'No se pudo actualizar el esquema. Lo que escribiste se conserva.', retry: 'Reintentar' },

  shot: {
    name: (number) => `Toma ${number}`,
    words: (number) => `Palabras de la toma ${number}`,
    placeholder: 'Lo que se dice en esta toma',
    seconds: (seconds) => `${seconds} s`,
    tooLong: 'Es más larga de lo que su clip puede seguir: el final de la imagen quedaría quieto. Mejor en dos tomas.',
    move: (number) => `Mover la toma ${number}`,
    moveHint: 'Arrastra o pulsa las flechas del teclado',
    moved: (number, total) => `Movida a la posición ${number} de ${total}`,
    addAfter: (number) => `Añadir una toma después de la toma ${number}`,
    remove: (number) => `Quitar la toma ${number}`,
    removed: (number) => `Toma ${number} quitada`,
    plan: 'Lo que muestra',
    planOf: (number) => `(toma ${number})`,
    again: 'Planificar de nuevo',
    unplanned: 'Sus palabras deciden lo que muestra cuando se cree el video.',
    planByHand: 'Planificar a mano',
    full: `El máximo es de ${MAX_OUTLINE_SHOTS} tomas`,
    picture: (number, summary) => `Boceto de la toma ${number}: ${summary}`,
    pictureFailed: 'Ahora sin imagen',
    retryPicture: (number) => `Reintentar la imagen de la toma ${number}`,
    noPicture: 'Todavía sin imagen',
    filmTitle: 'Título',
    opens: '+ título',
    ends: '+ cartela final',
  },
  missing: {
    pending: 'El esquema se está actualizando',
    failed: 'No se pudo actualizar el esquema',
    empty: (number) => `La toma ${number} no tiene palabras`,
  },
}
