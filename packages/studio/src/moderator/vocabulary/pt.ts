import type { Vocabulary } from './vocabulary.ts'

export const pt: Vocabulary = {
  sexual:
    'porno, pornografia, pornografic*, cena de sexo, sexo oral, sexo anal, sexo explicito, orgia, orgias, transando, boquete*, video* de sexo, mulher* nua*, mulher* pelada*, cena de estupro, estupra-la, buceta*, putaria, foda-me, faz sexo, fazem sexo, fazendo sexo, fazendo amor, sexo selvagem, transa, transam, coito, masturb*',
  harmless: 'bomba de agua, bombas de agua, bomba de banho, bomba de chocolate, bombas de chocolate, bombas de banho, bomba atomica',
  minors: 'criança*, menin*, menor*, adolescente*, infantil, colegial, bebe*, garotinha*',
  sexualized: 'nua, nuas, nu, pelada, pelado, sexy, porno*, erotic*, lingerie, sexo com',
  childAbuse: 'pornografia infantil, pedofil*',
  violence:
    'vou matar*, vou te matar, quero matar*, como matar a*, como matar o*, como matar meu*, como matar minha*, como assassinar, como envenenar o*, como envenenar a*, decapitacao, decapitaçoes, video* de tortura*, banho de sangue, tiroteio na minha escola, massacre na minha escola, matar minha*, matar meu*, matar todo*, como envenenar meu, como envenenar minha, como envenenar seu',
  selfHarm:
    'quero me matar, vou me matar, como me matar, como se matar, quero morrer, cortar os pulsos, cortar meus pulsos, se mate, acabar com a minha vida, quero me suicidar, formas de suicidio, como cometer suicidio',
  cut: 'cortar, me corto, vou cortar, corto',
  wrists: 'meus pulsos, os pulsos, minhas veias',
  deny: 'nao, nunca',
  instructions:
    'como fazer, como fabricar, como construir, fazer uma, fabricar uma, construir uma, instruçoes para, tutorial de, receita de, montar, passo a passo, construa, fabrique, prepare, criar, monte',
  weapons:
    'bomba*, explosivo*, coquetel molotov, ricina, gas sarin, silenciador*, arma caseira, bombas caseiras, artefato explosivo, granada*',
  trade:
    'vendo, vende-se, compro, onde comprar, como cozinhar, como fabricar, como fazer, compre aqui, a venda, compre, comprar, peça, encomende, venda de, barata, barato',
  drugs: 'cocaina, heroina, metanfetamina*, fentanil, ecstasy, mdma, lsd, crack, comprimidos de mdma, drogas, maconha, heroina, lsd',
  hate: 'heil hitler, poder branco, viado de merda, preto de merda, judeu de merda, macaco preto, raça superior',
  groups: 'judeus, muçulmanos, negros, gays, homossexuais, imigrantes, ciganos, mulheres, refugiados, nordestinos',
  exterminate: 'temos que matar, vamos matar, matem, morte aos, morte as, odeio os, odeio todos os, matar todos os, exterminem',
  despise:
    'sao lixo, sao escoria, sao animais, sao ratos, sao parasitas, sao inferiores, devem morrer, merecem morrer, sao terroristas, sao criminosos, sao uma praga, sao escoria, devem ser mortos, tem que morrer, merecem morrer, merecem a morte',
  regimes: 'nazi*, hitler, isis, estado islamico, holocausto',
  praise: 'e otim*, tinha razao, foi um heroi, estava certo, sao herois, e uma mentira, nunca existiu, e genial, viva',
}
