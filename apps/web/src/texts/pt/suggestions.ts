import type * as english from '../suggestions.ts'
import type { Translation } from '../locale/translation.ts'

export const suggestionTexts: Translation<typeof english.suggestionTexts> = {
  'cat-webinar': {
    text: 'Palestra da gata',
    fullScript: `Bom dia e boas-vindas à primeira palestra on-line dada inteiramente por uma gata. O nome dela é Bolacha, e ela não preparou nenhum slide.

Lição um: o teclado é o lugar mais quentinho da casa. Sente-se nele antes de a reunião começar. Sua mensagem vai ser longa e muito sincera.

Lição dois: um copo de água na beira da mesa é uma pergunta. Uma pata macia é a resposta.

Lição três: quando alguém mostrar um gráfico, levante-se devagar e atravesse a tela. Agora todo mundo presta atenção.

Última lição: descanse. Ache o único cantinho de sol do escritório e deixe a tarde passar.

Perguntas? A Bolacha já dormiu.`,
  },
  'puma-intro': {
    text: 'A onça-parda',
    fullScript: `No alto do vale, onde o vento penteia o capim dourado, dois olhos cor de âmbar se abrem.

Esta é a onça-parda. Nenhum outro felino tem tantos nomes, e quase ninguém chega a vê-la.

Ela sai ao anoitecer. Cada pata pousa onde nenhum galho estala, e a cauda comprida a mantém firme na beira do penhasco.

Perto do riacho, um cervo levanta a cabeça. A onça para com uma pata no ar. Depois vêm cinco segundos de pura velocidade.

Hoje o cervo é mais rápido. Ela sacode a poeira do pelo e olha para as primeiras estrelas.

Amanhã vai tentar de novo. Estas montanhas são a casa dela.`,
  },
  'travel-in-asia': {
    text: 'Viagem pela Ásia',
    fullScript: `Imagine a Ásia inteira em cima de uma mesa, tão pequena que dá para atravessá-la a pé em um só dia.

Saímos de Kyoto antes do nascer do sol. Um monge minúsculo varre os degraus do templo, e folhas vermelhas de bordo caem devagar.

No café da manhã já estamos em Hanói. As motos zumbem em volta do lago, e sai vapor de uma tigela de sopa do tamanho de um dedal.

Ao meio-dia, um barco de madeira nos leva entre as rochas verdes da baía. Um pescador acena.

À noite, as lanternas do mercado de Bangkok se acendem, e o ar cheira a manga e a chuva.

À meia-noite, o trenzinho sobe até a neve do Himalaia. Para onde vamos amanhã?`,
  },
  'tech-innovations': {
    text: 'Inovações',
    fullScript: `Aperte o botão. Seu bolso está prestes a virar uma máquina do tempo.

Fase um: um computador ocupa uma sala inteira. Ele zumbe, pisca e sabe fazer menos do que o relógio no seu pulso.

Fase dois: a máquina cabe em uma mesa. Uma telinha verde brilha no quarto escuro, e uma menina escreve a primeira linha de um jogo.

Fase três: os fios somem. Os telefones tiram fotos e acham o caminho de casa.

Fase quatro: os robôs saem do laboratório. Eles regam as plantações e exploram a poeira vermelha de Marte.

A última fase ainda está vazia. Talvez ela esteja no seu caderno.`,
  },
}
