import type * as english from '../story-import.ts'
import type { Translation } from '../locale/translation.ts'

const quoted = (name: string): string => (name ? `“${name}”` : 'sem nome')
const itemOf = (name: string): string => (name ? quoted(name) : 'Um item sem nome')
const times = (count: number): string => (count === 1 ? '' : ` (${count} vezes)`)

export const storyImportTexts: Translation<typeof english.storyImportTexts> = {
  button: 'Importar história',
  importing: 'Importando…',
  hint: 'Um arquivo .fablecut de qualquer Fablecut, ou um projeto OpenTimelineIO: um arquivo .otio ou um .zip com as mídias.',
  input: 'Arquivo com uma história',
  sending: {
    title: 'Importando uma história',
    label: (file) => `Enviando ${file}`,
    next: 'Deixe esta página aberta até o arquivo ser enviado.',
    cancel: 'Parar',
  },
  checking: {
    label: (file) => `Verificando ${file}`,
    next: 'Os arquivos são verificados e guardados. Isso pode levar um ou dois minutos.',
  },
  failed: {
    title: 'A história não foi importada',
    kept: 'Suas outras histórias continuam como estavam.',
    other: 'Escolher outro arquivo',
    retry: 'Tentar de novo',
    unknown: 'Não foi possível importar a história. Tente de novo daqui a pouco.',
    wrongType: (file) => `${file} não é uma história: escolha um arquivo .fablecut, .otio ou .zip.`,
    empty: (file) => `${file} está vazio.`,
    tooLarge: (file, max) => `${file} é grande demais (máx. ${max}).`,
  },
  done: {
    title: (title) => `“${title}” está em Minhas histórias`,
    whole: 'Tudo o que havia no arquivo foi aproveitado.',
    partly: 'O que não pôde ser aproveitado:',
    open: 'Abrir editor',
    close: 'Depois',
  },
  notes: {
    effect: (name, count) => `O efeito ${quoted(name)}${times(count)}`,
    transition: (name, count) => `A transição ${quoted(name)}${times(count)}`,
    disabled: (name, count) => `${itemOf(name)}, que está desligado no projeto${times(count)}`,
    object: (name, count) => `${itemOf(name)}, que não pode ser lido aqui${times(count)}`,
    media: (name, count) => `O arquivo ${quoted(name)}, que está faltando${times(count)}`,
    placement: (_, count) =>
      count === 1
        ? 'A posição de um item: movido para que nada se sobreponha'
        : `A posição de ${count} itens: movidos para que nada se sobreponha`,
  },
}
