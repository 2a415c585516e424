import type * as english from '../vlog.ts'
import type { Translation } from '../locale/translation.ts'

export const vlogTexts: Translation<typeof english.vlogTexts> = {
  optionsLabel: 'Título, formato e som',
  castHint: 'Até dois. O primeiro conta a história.',
  topic: {
    label: 'Tema do vlog',
    placeholder: 'O que acontece hoje? Digite @ para mencionar um personagem.',
    help: 'Digite @ para mencionar um personagem',
    menuLabel: 'Personagens para mencionar',
    noMatch: 'Nada encontrado',
    characterRequired: 'Escolha primeiro um personagem',
  },
  activities: {
    label: 'Experimente',
    needsCharacter: 'Escolha primeiro um personagem para usar as sugestões de atividades.',
    list: [
      { name: 'Preparar o jantar', text: 'prepara o jantar em uma cozinha pequena. O vapor sobe das panelas, e então é hora de provar.' },
      { name: 'Corrida matinal', text: 'corre pelo parque ao nascer do sol. Os pássaros acordam, e a cidade ainda está quieta.' },
      { name: 'Dia de viagem', text: 'pega o trem para o mar. Uma mala, um lugar na janela e o primeiro olhar para as ondas.' },
      { name: 'Noite de jogos', text: 'joga videogame na sala à noite, com pizza e luzes coloridas.' },
      { name: 'Trabalho no café', text: 'trabalha no notebook em um café aconchegante enquanto a chuva escorre pela janela.' },
      { name: 'Treino na academia', text: 'treina na academia. Aquecimento, pesos pesados e um descanso merecido.' },
    ],
  },
  title: 'Título',
  duration: 'Duração',
  durationOf: (seconds) => `${seconds} s`,
  shots: (count) => `${count} ${count === 1 ? 'plano' : 'planos'}`,
  priceNote: 'Cada plano tem o preço dos seus modelos.',
  validation: {
    character: 'Escolha um personagem',
    topic: 'Descreva a atividade',
    mention: 'Use @ para mencionar o personagem no tema do vlog (por exemplo, “@personagem prepara o jantar”)',
    unmarked: (word) => `${word} é só texto. Escolha o personagem na lista que abre com @ ou remova o @`,
    topicTooLong: (limit) => `Use no máximo ${limit} caracteres no tema`,
    aspect: 'Escolha um formato de imagem',
    title: 'Digite um título',
    titleTooLong: (limit) => `Use no máximo ${limit} caracteres no título`,
    duration: 'Duração não disponível',
  },
}
