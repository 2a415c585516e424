import type * as english from '../../editor/translation.ts'
import { formatList } from '../../format.ts'
import { pluralOf } from '../../locale/plural.ts'
import type { Translation } from '../../locale/translation.ts'

const plural = pluralOf('pt')

const GENDERS: Readonly<Record<string, string>> = { female: 'feminina', male: 'masculina' }

const listed = (shots: readonly number[]): string => formatList(shots.map(String))

export const translationTexts: Translation<typeof english.translationTexts> = {
  menu: 'Outro idioma',
  title: 'Criar esta história em outro idioma',
  description:
    'Uma nova história com as mesmas imagens: vozes, legendas e títulos são criados de novo, e os clipes se ajustam às novas vozes. Esta história fica como está.',
  language: 'Idioma',
  voice: 'Voz',
  autoVoice: 'Uma voz do idioma',
  voiceName: (gender, source) => `${source}, ${GENDERS[gender] ?? gender}`,
  name: 'Título',
  sentences: 'Frases',
  line: {
    sentence: (shot, language) => `Frase do plano ${shot} (${language})`,
    title: (number, language) => `Título ${number} (${language})`,
    picture: (shot, language) => `Palavras na imagem do plano ${shot} (${language})`,
  },
  original: {
    sentence: (shot) => `Plano ${shot}`,
    title: (number) => `Título ${number}`,
    picture: (shot) => `Na imagem do plano ${shot}`,
  },
  propose: (count, language) =>
    plural(count, { one: `Traduzir ${count} linha (${language})`, other: `Traduzir ${count} linhas (${language})` }),
  proposedBy: (name) => `${name} traduz; leia cada linha antes de criar a história.`,
  noModel:
    'Nenhum modelo de linguagem está conectado, por isso nada se traduz sozinho aqui. Escreva ou cole a tradução ao lado de cada linha.',
  notAll: (count) =>
    plural(count, {
      one: `Não foi possível traduzir bem ${count} linha. Escreva-a você ou tente de novo.`,
      other: `Não foi possível traduzir bem ${count} linhas. Escreva-as você ou tente de novo.`,
    }),
  failed: 'Não foi possível traduzir as frases. O que já existe fica guardado.',
  paintPictures: (language) => `Criar de novo as imagens com palavras (${language})`,
  painted: (shots, credits) => {
    const price =
      credits === null
        ? ''
        : plural(credits, { one: `; as novas custam ${credits} crédito`, other: `; as novas custam ${credits} créditos` })
    return plural(shots.length, {
      one: `A imagem do plano ${listed(shots)} mostra palavras: traduza-as abaixo${price}. Todas as outras imagens ficam.`,
      other: `As imagens dos planos ${listed(shots)} mostram palavras: traduza-as abaixo${price}. Todas as outras imagens ficam.`,
    })
  },
  notPainted: (shots) =>
    plural(shots.length, {
      one: `A imagem do plano ${listed(shots)} pode mostrar palavras e fica como está.`,
      other: `As imagens dos planos ${listed(shots)} podem mostrar palavras e ficam como estão.`,
    }),
  missing: (count) => plural(count, { one: `Falta traduzir ${count} linha`, other: `Falta traduzir ${count} linhas` }),
  start: 'Criar a história',
  free: 'Grátis',
  running: (count, language) =>
    plural(count, { one: `Narrando ${count} frase (${language})`, other: `Narrando ${count} frases (${language})` }),
  runningNote: 'Você pode fechar isto e continuar trabalhando. A nova história está em Minhas histórias.',
  done: (title) => `“${title}” está pronta`,
  someFailed: (count) =>
    plural(count, {
      one: `Não foi possível narrar ${count} frase, que ainda tem a voz antiga. Gere-a de novo na nova história.`,
      other: `Não foi possível narrar ${count} frases, que ainda têm a voz antiga. Gere-as de novo na nova história.`,
    }),
  picturesFailed: (count) =>
    plural(count, {
      one: `Não foi possível criar de novo ${count} imagem, que ainda tem as palavras antigas; nada foi cobrado por ela.`,
      other: `Não foi possível criar de novo ${count} imagens, que ainda têm as palavras antigas; nada foi cobrado por elas.`,
    }),
  runFailed: 'Não foi possível criar as vozes. A nova história está em Minhas histórias com as frases traduzidas; nada foi cobrado.',
  open: 'Abrir a nova história',
  close: 'Fechar',
  cancel: 'Cancelar',
  nothing: 'Nada é narrado nesta história.',
  unsaved:
    'Não foi possível salvar as últimas mudanças, por isso nada foi feito. Pressione primeiro “Tentar de novo” ao lado de “Falha ao salvar”.',
  startFailed: 'Não foi possível criar a história. Suas frases ficam guardadas aqui.',
}
