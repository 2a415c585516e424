/** Persons of history and legend: `names|m or f|born|died|work|looks|things`, as `KnownPerson` says. */
export const PERSONS_5 = `
Minamoto no Yoshitsune; Yoshitsune|m|1159|1189|samurai|helmet|samurai sword
Minik|m|1890|1918|boy|black-hair
Mirabal sisters|f|1924|1960|woman|black-hair|butterfly
Miriam Makeba|f|1932|2008|singer|deep-skin short-hair|microphone
Misty Copeland|f|1982|-|dancer|deep-skin bun|ballet shoe
Mithridates; Mithridates VI|m|-135|-63|king|curly-hair|potion
Miyamoto Musashi; Musashi|m|1584|1645|samurai|black-hair beard|samurai sword
Mobutu; Mobutu Sese Seko|m|1930|1997|president|deep-skin glasses hat|leopard
Moctezuma; Montezuma; Moctezuma II; Montezuma II|m|1466|1520|emperor|black-hair long-hair|feather, Aztec temple
Modest Mussorgsky; Mussorgsky|m|1839|1881|musician|beard
Mohamed Salah; Mo Salah|m|1992|-|footballer|curly-hair beard black-hair|football
Mohammad Mosaddegh; Mosaddegh|m|1882|1967|politician|bald suit|oil barrel
Molière; Moliere|m|1622|1673|writer|long-hair curly-hair
Molly Brown; Margaret Brown|f|1867|1932|woman|hat dress|lifeboat
Molly Pitcher|f|1754|1832|woman|dress|cannon
Montesquieu|m|1689|1755|philosopher|white-hair
Montgolfier brothers; Joseph-Michel Montgolfier|m|1740|1810|inventor|white-hair|hot-air balloon
Morgan Freeman|m|1937|-|actor|old deep-skin white-hair beard
Moses|m|-1390|-1270|prophet|old beard white-hair robe
Moshoeshoe|m|1786|1870|king|deep-skin top-hat
Mother Jones; Mary Harris Jones|f|1837|1930|woman|old glasses hat dress
Mother Teresa; Teresa of Calcutta|f|1910|1997|nun|old headscarf robe|sari
Muammar Gaddafi; Gaddafi; Qaddafi|m|1942|2011|politician|curly-hair black-hair uniform hat|tent
Muddy Waters|m|1913|1983|guitarist|deep-skin|electric guitar
Muhammad Ahmad; The Mahdi|m|1844|1885|prophet|deep-skin beard turban
Muhammad Ali Jinnah; Jinnah|m|1876|1948|politician|hat suit
Muhammad Ali of Egypt|m|1769|1849|general|old beard turban
Muhammad Ali; Cassius Clay|m|1942|2016|boxer|deep-skin short-hair|boxing glove, butterfly, bee
Mulan; Hua Mulan|f|400|460|soldier|black-hair|sword
Mumtaz Mahal|f|1593|1631|queen|black-hair long-hair crown|Taj Mahal
Mungo Park|m|1771|1806|explorer|hat
Murasaki Shikibu; Lady Murasaki|f|973|1014|writer|black-hair long-hair robe|scroll
Mustafa Kemal Atatürk; Ataturk; Atatürk; Kemal Atatürk|m|1881|1938|president|blond-hair suit
Nader Shah|m|1688|1747|king|beard hat|sword
Nadia Comăneci; Nadia Comaneci; Comaneci|f|1961|-|gymnast|brown-hair|gold medal
Nadine Gordimer|f|1923|2014|writer|gray-hair
Naguib Mahfouz; Mahfouz|m|1911|2006|writer|glasses old
Nancy Astor; Lady Astor|f|1879|1964|politician|hat dress
Nancy Reagan|f|1921|2016|woman|short-hair dress
Nancy Wake|f|1912|2011|spy|black-hair|bicycle
Naomi Osaka|f|1997|-|tennis player|deep-skin curly-hair|tennis racket
Napoleon Bonaparte; Napoleon; Bonaparte; Napoleon I|m|1769|1821|emperor|hat uniform short-hair|horse, cannon
Napoleon III|m|1808|1873|emperor|moustache beard uniform
Narcissus|m|-1300|-1280|man|curly-hair|pond, daffodil
Narendra Modi; Modi|m|1950|-|politician|old beard white-hair glasses
Nat King Cole|m|1919|1965|singer|deep-skin suit|piano
Nat Turner|m|1800|1831|slave|deep-skin
Nathan Hale|m|1755|1776|spy||noose
Nathan Nearest Green; Nearest Green|m|1820|1890|man|deep-skin beard hat|whiskey
Nathaniel Hawthorne|m|1804|1864|writer|moustache
Natsume Soseki|m|1867|1916|writer|moustache suit|cat
Nazım Hikmet; Nazim Hikmet|m|1902|1963|poet|blond-hair curly-hair
Nebuchadnezzar; Nebuchadnezzar II|m|-642|-562|king|beard crown
Ned Kelly|m|1854|1880|outlaw|beard helmet|armor
Nefertiti|f|-1370|-1330|queen|crown
Neil Armstrong|m|1930|2012|astronaut|short-hair blond-hair|moon, lunar lander, footprint
Neil deGrasse Tyson|m|1958|-|astronomer|deep-skin moustache curly-hair suit|planet, galaxy
Nellie Bly|f|1864|1922|journalist|hat dress|suitcase
Nelson Mandela; Mandela; Madiba|m|1918|2013|president|old deep-skin white-hair curly-hair|prison bars
Nero; Emperor Nero|m|37|68|emperor|curly-hair|fire, harp
Neville Chamberlain|m|1869|1940|politician|moustache suit|umbrella, paper
Neymar|m|1992|-|footballer|black-hair|football
Nezahualcoyotl|m|1402|1472|king|black-hair
Ngũgĩ wa Thiong'o; Ngugi wa Thiong'o|m|1938|2025|writer|deep-skin
Niccolò Machiavelli; Niccolo Machiavelli; Machiavelli|m|1469|1527|philosopher|black-hair robe|book
Niccolò Paganini; Niccolo Paganini; Paganini|m|1782|1840|violinist|long-hair black-hair curly-hair|violin
Nicéphore Niépce; Nicephore Niepce|m|1765|1833|inventor||camera
Nicholas II; Tsar Nicholas; Tsar Nicholas II|m|1868|1918|emperor|beard uniform
Nicolae Ceaușescu; Nicolae Ceausescu; Ceausescu|m|1918|1989|president|hat gray-hair
Nicolas Flamel|m|1330|1418|scholar|beard robe|alembic
Nicolás Maduro; Nicolas Maduro|m|1962|-|president|moustache suit
Nicolaus Copernicus; Copernicus|m|1473|1543|astronomer|long-hair black-hair robe|sun, orbit
Niels Bohr; Bohr|m|1885|1962|physicist|suit|atom
Niki Lauda|m|1949|2019|driver|hat|sports car, fire
Nikita Khrushchev; Khrushchev|m|1894|1971|politician|bald suit|shoe, corn
Nikola Tesla|m|1856|1943|inventor|moustache black-hair suit|lightning, light bulb
Nikolai Gogol; Gogol|m|1809|1852|writer|moustache|nose
Nina Simone|f|1933|2003|pianist|deep-skin short-hair dress|piano, microphone
Noah of the Ark; Biblical Noah; Prophet Noah|m|-2900|-2400|man|old beard white-hair robe|Noah's Ark, dove
Noah Webster|m|1758|1843|scholar|white-hair|book
Noam Chomsky; Chomsky|m|1928|-|scholar|old glasses gray-hair
Nolan Bushnell|m|1943|-|businessman|beard|arcade machine
Noor Inayat Khan|f|1914|1944|spy|black-hair|radio
Norman Rockwell|m|1894|1978|painter|gray-hair|pipe
Norodom Sihanouk; Sihanouk|m|1922|2012|king|suit
Nostradamus|m|1503|1566|prophet|old beard hat robe|crystal ball, book
Notorious B.I.G.; Biggie Smalls; Biggie|m|1972|1997|singer|deep-skin hat|crown, microphone
Novak Djokovic; Djokovic|m|1987|-|tennis player|black-hair short-hair|tennis racket
Nur Jahan|f|1577|1645|queen|black-hair long-hair
Nusrat Fateh Ali Khan|m|1948|1997|singer|black-hair
Octavio Paz|m|1914|1998|poet|suit
Oda Nobunaga; Nobunaga|m|1534|1582|samurai|moustache|samurai sword, musket
Odin|m|200|1000|old man|old beard white-hair hat|raven, spear
Odysseus; Ulysses|m|-1220|-1150|sailor|beard|galley, wooden horse, bow
Oedipus|m|-1310|-1250|king|beard|sphinx
Ögedei Khan; Ogedei Khan|m|1186|1241|emperor|beard hat|horse
Olaudah Equiano; Equiano|m|1745|1797|writer|deep-skin|book, slave ship
Ole Kirk Christiansen|m|1891|1958|carpenter|suit|lego brick
Olga Korbut|f|1955|-|gymnast|blond-hair|gold medal
Olga of Kiev; Saint Olga|f|890|969|princess|crown headscarf|pigeon
Oliver Cromwell; Cromwell|m|1599|1658|general|long-hair
Oliver Hardy|m|1892|1957|actor|moustache hat suit
Oliver Sacks|m|1933|2015|doctor|beard glasses white-hair|brain
Oliver Tambo|m|1917|1993|politician|deep-skin glasses
Olympe de Gouges|f|1748|1793|writer|dress|guillotine
Omar al-Mukhtar; Omar Mukhtar|m|1858|1931|hero|old beard glasses
Omar Khayyam; Khayyam|m|1048|1131|poet|beard turban robe|wine
Ona Judge|f|1773|1848|slave|deep-skin headscarf
Oprah Winfrey; Oprah|f|1954|-|journalist|deep-skin curly-hair black-hair|microphone
Orhan Pamuk|m|1952|-|writer|glasses
Orpheus|m|-1300|-1260|musician|curly-hair|harp
Orson Welles|m|1915|1985|actor|beard|radio, microphone
Orville Wright|m|1871|1948|inventor|moustache suit hat|biplane
Osama bin Laden; Bin Laden|m|1957|2011|man|beard turban
Oscar Niemeyer; Niemeyer|m|1907|2012|architect|old suit
Oscar Pistorius|m|1986|-|sprinter|short-hair|prosthetic leg
Óscar Romero; Oscar Romero; Archbishop Romero|m|1917|1980|bishop|glasses robe
Oscar Wilde; Wilde|m|1854|1900|writer|long-hair suit
Osei Tutu|m|1660|1717|king|deep-skin|stool
Osho; Bhagwan Shree Rajneesh|m|1931|1990|prophet|beard long-hair gray-hair robe hat
Oskar Schindler; Schindler|m|1908|1974|businessman|suit
Ota Benga|m|1883|1916|man|deep-skin
Otto Hahn|m|1879|1968|chemist|moustache suit|atomic nucleus
Otto Lilienthal|m|1848|1896|inventor|beard|wing
Otto von Bismarck; Bismarck|m|1815|1898|politician|moustache bald helmet uniform
Ousmane Sembène; Ousmane Sembene|m|1923|2007|man|deep-skin|film camera
Ovid|m|-43|17|poet|short-hair|scroll
Ozzy Osbourne|m|1948|2025|singer|long-hair black-hair glasses|bat
P. T. Barnum; P.T. Barnum; Barnum|m|1810|1891|businessman|top-hat curly-hair suit|circus tent, elephant
Paavo Nurmi|m|1897|1973|runner|short-hair|stopwatch
Pablo Escobar; Escobar|m|1949|1993|gangster|moustache curly-hair black-hair|hippo, cash
Pablo Neruda; Neruda|m|1904|1973|poet|hat bald
Pablo Picasso; Picasso|m|1881|1973|painter|old bald|dove, palette
Pachacuti|m|1418|1471|emperor|black-hair crown|Machu Picchu
Pakal; Pakal the Great; K'inich Janaab Pakal|m|603|683|king|black-hair crown|Mayan temple
Pancho Villa|m|1878|1923|general|moustache hat|sombrero, horse
Pandora|f|-1500|-1450|woman|long-hair|box
Paracelsus|m|1493|1541|doctor|hat|alembic
Park Chung-hee|m|1917|1979|president|suit black-hair
Parmenides|m|-515|-450|philosopher|beard
Pat Garrett|m|1850|1908|sheriff|moustache hat|badge
Patrice Lumumba; Lumumba|m|1925|1961|politician|deep-skin glasses beard suit
Patricia Bath|f|1942|2019|doctor|deep-skin short-hair|eye, laser
Patrick White|m|1912|1990|writer|old
Paul Allen|m|1953|2018|businessman|beard glasses|computer
Paul Cézanne; Paul Cezanne; Cézanne; Cezanne|m|1839|1906|painter|bald beard|apple, mountain
Paul Dirac; Dirac|m|1902|1984|physicist|moustache suit
Paul Erdős; Paul Erdos|m|1913|1996|mathematician|old glasses|cup of coffee
Paul Gauguin; Gauguin|m|1848|1903|painter|moustache hat|palm tree
Paul Kagame; Kagame|m|1957|-|president|deep-skin glasses suit
Paul Klee|m|1879|1940|painter
Paul Kruger|m|1825|1904|president|old beard top-hat
Paul McCartney; McCartney|m|1942|-|singer|brown-hair|bass guitar
Paul Morphy|m|1837|1884|man|black-hair suit|chessboard
Paul Revere|m|1735|1818|craftsman||horse, lantern
Paul von Hindenburg|m|1847|1934|general|old moustache white-hair uniform
Paulo Coelho; Coelho|m|1947|-|writer|bald beard white-hair|pyramid
Pedro I of Brazil; Dom Pedro|m|1798|1834|emperor|curly-hair uniform|horse
Peggy Whitson|f|1960|-|astronaut|short-hair|space station
Pelé; Pele|m|1940|2022|footballer|deep-skin short-hair|football, trophy
Pemulwuy|m|1750|1802|hero|deep-skin beard|spear
Penelope of Ithaca|f|-1215|-1150|queen|dress|loom
Pep Guardiola; Guardiola|m|1971|-|trainer|bald beard|football
Percival Lowell|m|1855|1916|astronomer|moustache bald|planet Mars, telescope
Percy Bysshe Shelley; Percy Shelley|m|1792|1822|poet|curly-hair
Percy Fawcett; Colonel Fawcett|m|1867|1925|explorer|beard hat
Percy Julian|m|1899|1975|chemist|deep-skin glasses suit|bean
Percy Spencer|m|1894|1970|engineer|suit|microwave
Pericles|m|-495|-429|politician|beard helmet|Parthenon
Perseus|m|-1350|-1300|hero|curly-hair helmet|sword, shield
Peter Abelard; Abelard|m|1079|1142|philosopher|robe
Peter Carl Fabergé; Carl Fabergé; Faberge|m|1846|1920|craftsman|beard bald|egg
Peter Higgs|m|1929|2024|physicist|old white-hair glasses bald
Peter III|m|1728|1762|emperor|white-hair uniform
Peter Paul Rubens; Rubens|m|1577|1640|painter|beard hat|painting
Peter the Great; Tsar Peter|m|1672|1725|emperor|moustache black-hair uniform|ship
Petrarch; Francesco Petrarca|m|1304|1374|poet|robe|laurel wreath
Pheidippides|m|-530|-490|runner|short-hair|sandal
Phidias|m|-480|-430|sculptor|beard|statue, Parthenon
Phil Knight|m|1938|-|businessman||sneaker
Phileas Fogg|m|1832|1890|man|moustache top-hat suit|hot-air balloon, pocket watch
Philip Glass|m|1937|-|musician|curly-hair|piano
Philip II of Macedon; Philip of Macedon|m|-382|-336|king|beard|spear
Philip II of Spain; King Philip II|m|1527|1598|king|beard blond-hair|galleon
Philip K. Dick|m|1928|1982|writer|beard
Philip Zimbardo; Zimbardo|m|1933|2024|psychologist|beard black-hair|prison
Philippe Pétain; Marshal Pétain; Petain|m|1856|1951|general|old moustache white-hair uniform
Philippe Petit|m|1949|-|artist|red-hair|rope
Phillis Wheatley|f|1753|1784|poet|deep-skin dress|quill
Philo Farnsworth|m|1906|1971|inventor|suit|television
Phineas Gage|m|1823|1860|worker
Phoolan Devi; Bandit Queen|f|1963|2001|outlaw|black-hair headscarf
Pied Piper; Pied Piper of Hamelin|m|1250|1310|musician|hat|rat, flute
Pierre Curie|m|1859|1906|physicist|beard moustache gray-hair suit|radium
Pierre de Coubertin|m|1863|1937|nobleman|moustache|torch
Pierre de Fermat; Fermat|m|1607|1665|mathematician|long-hair robe
Pierre Trudeau|m|1919|2000|politician|bald suit|rose
Pierre-Auguste Renoir; Auguste Renoir; Renoir|m|1841|1919|painter|old beard hat|palette
Pierre-Simon Laplace; Laplace|m|1749|1827|mathematician|white-hair
Piet Mondrian; Mondrian|m|1872|1944|painter|glasses bald
Pieter Bruegel; Pieter Brueghel; Bruegel|m|1525|1569|painter|beard hat|painting
Piye; Piankhi|m|-780|-714|pharaoh|deep-skin crown|pyramid
Plato|m|-428|-348|philosopher|old beard|scroll, toga
Pliny the Elder|m|23|79|scholar|short-hair|volcano, scroll
Pliny the Younger|m|61|113|writer|short-hair|volcano
Plutarch|m|46|119|historian|beard|scroll
Pocahontas|f|1596|1617|princess|black-hair long-hair|feather
poet Horace; Quintus Horatius Flaccus|m|-65|-8|poet|short-hair|scroll
Pol Pot|m|1925|1998|politician|black-hair
Policarpa Salavarrieta; La Pola|f|1795|1817|spy|black-hair dress
Pomare; Queen Pomare|f|1813|1877|queen|black-hair dress
Pompey; Pompey the Great|m|-106|-48|general|short-hair
Pontius Pilate; Pilate|m|-12|39|governor|short-hair|water basin, toga
Poon Lim|m|1918|1991|sailor|black-hair|raft
Pope Alexander VI; Rodrigo Borgia|m|1431|1503|pope|robe
Pope Benedict XVI|m|1927|2022|pope|old white-hair robe
Pope Formosus|m|816|896|pope|robe|skeleton
Pope Francis|m|1936|2025|pope|old white-hair glasses robe
Pope Gregory XIII|m|1502|1585|pope|beard robe|calendar
Pope Innocent III|m|1161|1216|pope|robe
Pope Joan|f|820|857|woman|robe
Pope John Paul II; John Paul II; Karol Wojtyla|m|1920|2005|pope|old white-hair robe
Pope Julius II|m|1443|1513|pope|old beard white-hair robe
Pope Leo X|m|1475|1521|pope|robe|elephant
Pope Leo XIV|m|1955|-|pope|gray-hair robe
Pope Pius XII|m|1876|1958|pope|glasses robe
Pope Urban II|m|1035|1099|pope|beard robe|cross
Porfirio Díaz; Porfirio Diaz|m|1830|1915|president|old moustache white-hair uniform
Poseidon|m|-800|-400|man|beard long-hair|trident, dolphin
Praxiteles|m|-395|-330|sculptor|beard|statue
Primo Levi|m|1919|1987|writer|beard glasses
Prince Albert|m|1819|1861|prince|moustache uniform|Christmas tree
Prince Harry|m|1984|-|prince|red-hair beard
Prince Philip|m|1921|2021|prince|old uniform
Prince Shotoku|m|574|622|prince|hat robe moustache
Prince William|m|1982|-|prince|bald suit
Princess Diana; Lady Diana; Lady Di; Diana Spencer|f|1961|1997|princess|short-hair blond-hair dress
Prometheus|m|-800|-400|man|beard|fire, eagle
Prophet Abraham; Abraham the Patriarch|m|-2000|-1825|prophet|old beard robe
Prophet Daniel|m|-620|-538|prophet|robe|lion
prophet Jonah; Jonah and the whale|m|-790|-750|prophet|beard robe|whale
prophet Mani|m|216|274|prophet|beard robe
Ptolemy I; Ptolemy Soter|m|-367|-282|pharaoh|curly-hair
Pu Songling|m|1640|1715|writer|beard robe|fox
Puyi; Pu Yi|m|1906|1967|emperor|glasses black-hair|throne
Pyotr Ilyich Tchaikovsky; Tchaikovsky; Peter Tchaikovsky|m|1840|1893|musician|beard white-hair|ballet shoe, swan
Pyrrhus; Pyrrhus of Epirus|m|-319|-272|king|helmet|elephant
Pythagoras|m|-570|-495|mathematician|beard robe
Qi Baishi|m|1864|1957|painter|old beard white-hair robe|shrimp
Qianlong Emperor; Qianlong|m|1711|1799|emperor|hat robe
Qin Shi Huang; Qin Shi Huangdi; First Emperor of China|m|-259|-210|emperor|beard hat robe|Great Wall of China
Qiu Jin|f|1875|1907|poet|black-hair|sword
Qu Yuan|m|-340|-278|poet|beard hat robe
Queen Amina; Amina of Zazzau|f|1533|1610|queen|deep-skin headscarf|horse, spear
Queen Anne|f|1665|1714|queen|dress crown
Queen Elizabeth II; Elizabeth II; Queen Elizabeth the Second|f|1926|2022|queen|old white-hair hat|crown
Queen Esther|f|-500|-450|queen|crown
Queen Liliuokalani; Liliuokalani; Liliʻuokalani|f|1838|1917|queen|black-hair bun dress
Queen Nzinga; Nzinga; Njinga|f|1583|1663|queen|deep-skin crown
Queen of Sheba; Makeda|f|-1000|-930|queen|deep-skin crown dress|camel
Queen Salote; Sālote|f|1900|1965|queen|black-hair dress
Queen Seondeok|f|590|647|queen|crown robe
Queen Victoria; Victoria of England|f|1819|1901|queen|old gray-hair bun crown dress|crown
Queen Wilhelmina|f|1880|1962|queen|crown
Quentin Tarantino; Tarantino|m|1963|-|man|black-hair|clapperboard
Rabia of Basra|f|714|801|woman|headscarf robe
Rabindranath Tagore; Tagore|m|1861|1941|poet|old beard white-hair long-hair robe
Rachel Carson|f|1907|1964|biologist|short-hair|bird, book
Rachel Ruysch|f|1664|1750|painter|dress|flower
Racine; Jean Racine|m|1639|1699|writer|long-hair
Raden Ajeng Kartini; Kartini|f|1879|1904|writer|bun black-hair|letter
Rafael Nadal; Nadal|m|1986|-|tennis player|brown-hair long-hair|tennis racket
Rafael Trujillo|m|1891|1961|president|moustache uniform
Ragnar Lothbrok; Ragnar|m|780|865|viking|beard braids|Viking ship, axe
Rainer Maria Rilke; Rilke|m|1875|1926|poet|moustache
Raja Ravi Varma|m|1848|1906|painter|deep-skin moustache
Rajaraja Chola; Rajaraja I|m|947|1014|emperor|deep-skin moustache crown|Hindu temple
Rakesh Sharma|m|1949|-|astronaut|moustache|space capsule
Ralph Waldo Emerson|m|1803|1882|philosopher|suit
Rama; Lord Rama|m|-500|-400|prince|crown|bow, arrow
Ramakrishna|m|1836|1886|monk|beard
Ramesses II; Ramses II; Ramesses the Great; Ramses; Ramesses|m|-1303|-1213|pharaoh|crown|chariot, statue
Ranavalona; Queen Ranavalona|f|1778|1861|queen|deep-skin crown dress
Rani Lakshmibai; Lakshmibai; Rani of Jhansi|f|1828|1858|queen|black-hair|sword, horse
Ranjit Singh; Maharaja Ranjit Singh|m|1780|1839|maharaja|beard turban|diamond
Raoul Wallenberg|m|1912|1947|official|bald suit|passport
Raphael; Raffaello Sanzio|m|1483|1520|painter|long-hair brown-hair hat|painting, angel
Rasputin; Grigori Rasputin|m|1869|1916|monk|beard long-hair black-hair robe
Raúl Castro; Raul Castro|m|1931|-|president|glasses uniform
Ravi Shankar|m|1920|2012|musician|black-hair
Ray Bradbury|m|1920|2012|writer|glasses white-hair|fire, book
Ray Charles|m|1930|2004|pianist|deep-skin glasses suit|piano
Ray Kroc|m|1902|1984|businessman|suit|hamburger, french fries
Razia Sultana; Razia Sultan|f|1205|1240|queen|crown
Recep Tayyip Erdogan; Erdogan|m|1954|-|president|moustache suit
Red Baron; The Red Baron; Manfred von Richthofen; Richthofen|m|1892|1918|pilot|uniform blond-hair|biplane
Red Cloud|m|1822|1909|man|braids|feather
Reinhold Messner; Messner|m|1944|-|climber|beard long-hair|mountain
Rembrandt; Rembrandt van Rijn|m|1606|1669|painter|hat curly-hair moustache|palette
René Descartes; Rene Descartes; Descartes|m|1596|1650|philosopher|moustache long-hair black-hair|candle
René Laennec; Rene Laennec|m|1781|1826|doctor||stethoscope
René Magritte; Rene Magritte; Magritte|m|1898|1967|painter|hat suit|apple, pipe
Reza Pahlavi; Mohammad Reza Pahlavi; Shah of Iran|m|1919|1980|king|gray-hair uniform
Richard Arkwright|m|1732|1792|inventor||loom
Richard Branson; Branson|m|1950|-|businessman|beard blond-hair long-hair|hot-air balloon, airplane
Richard Byrd; Richard E. Byrd|m|1888|1957|pilot|uniform|airplane
Richard Feynman; Feynman|m|1918|1988|physicist|brown-hair suit|bongo, blackboard
Richard Francis Burton|m|1821|1890|explorer|moustache
Richard Gatling|m|1818|1903|inventor|beard
Richard III|m|1452|1485|king|long-hair crown|skeleton
Richard Nixon; Nixon|m|1913|1994|president|black-hair suit|cassette
Richard Sorge|m|1895|1944|spy|suit
Richard the Lionheart; Richard Lionheart|m|1157|1199|king|beard crown|sword, shield
Richard Trevithick|m|1771|1833|engineer||locomotive
Richard Wagner; Wagner|m|1813|1883|musician|hat|opera house
Rigoberta Menchú; Rigoberta Menchu|f|1959|-|woman|black-hair
Rihanna|f|1988|-|singer|deep-skin black-hair|microphone
Ringo Starr|m|1940|-|musician|beard glasses|drum kit
Rita Levi-Montalcini|f|1909|2012|scientist|old white-hair|nerve
Roald Amundsen; Amundsen|m|1872|1928|explorer|moustache bald|sled, ski
Roald Dahl|m|1916|1990|writer|bald|chocolate, peach
Robert Baden-Powell; Baden-Powell|m|1857|1941|general|moustache hat uniform|tent
Robert Ballard|m|1942|-|explorer|gray-hair|Titanic, shipwreck
Robert Boyle|m|1627|1691|chemist|long-hair|lab flask
Robert Bunsen|m|1811|1899|chemist||Bunsen burner
Robert Burns|m|1759|1796|poet|black-hair|mouse
Robert Capa|m|1913|1954|photographer|black-hair|camera
Robert Clive; Clive of India|m|1725|1774|soldier|white-hair uniform
Robert E. Lee; General Lee|m|1807|1870|general|beard white-hair uniform|horse
Robert F. Kennedy; Bobby Kennedy; Robert Kennedy|m|1925|1968|politician|brown-hair suit
Robert Falcon Scott; Captain Scott; Scott of the Antarctic|m|1868|1912|explorer|uniform|sled, tent
Robert Fulton|m|1765|1815|inventor||steamboat
Robert Goddard|m|1882|1945|engineer|bald moustache|rocket
Robert Hooke|m|1635|1703|scientist|long-hair|microscope
Robert Johnson|m|1911|1938|guitarist|deep-skin hat suit|guitar, crossroads
Robert Koch|m|1843|1910|doctor|beard glasses|microscope, bacterium
Robert Louis Stevenson|m|1850|1894|writer|moustache long-hair|treasure map, treasure chest
Robert Mugabe; Mugabe|m|1924|2019|president|deep-skin glasses moustache suit
Robert Peary; Peary|m|1856|1920|explorer|moustache|sled
Robert Schumann|m|1810|1856|pianist||piano
Robert the Bruce|m|1274|1329|king|beard crown|spider, axe
Robert Wadlow|m|1918|1940|man|glasses suit
Roberto Clemente|m|1934|1972|athlete|deep-skin hat|baseball
Robin Hood|m|1160|1247|outlaw|hat beard|bow, arrow
Robin Williams|m|1951|2014|actor|brown-hair
Robinson Crusoe|m|1632|1705|sailor|beard long-hair|island, footprint
Rocky Marciano|m|1923|1969|boxer|black-hair|boxing glove
Roger Bannister|m|1929|2018|runner|blond-hair|stopwatch
Roger Federer; Federer|m|1981|-|tennis player|brown-hair|tennis racket
Roger Penrose|m|1931|-|mathematician|old white-hair|black hole
Rollo|m|860|930|viking|beard|Viking ship
Romeo|m|1575|1597|man|brown-hair|balcony
Romulus Augustulus|m|461|490|emperor|crown
Romulus; Romulus and Remus|m|-771|-717|king|beard|wolf
Ronald Reagan; Reagan|m|1911|2004|president|brown-hair suit
Ronaldinho|m|1980|-|footballer|deep-skin long-hair curly-hair|football
Rosa Luxemburg|f|1871|1919|politician|bun dress
Rosa Parks|f|1913|2005|woman|deep-skin glasses bun|bus
Rosalind Franklin|f|1920|1958|chemist|short-hair black-hair|dna, X-ray
Rowan Atkinson|m|1955|-|actor|black-hair suit|teddy bear
Roy Lichtenstein|m|1923|1997|painter|gray-hair
Roy Sullivan|m|1912|1983|man|hat uniform|lightning
Ruby Bridges|f|1954|-|girl|deep-skin dress|school
Rudolf Diesel|m|1858|1913|engineer|moustache glasses|engine
Rudolf Hess|m|1894|1987|politician|black-hair uniform
Rudolf Nureyev; Nureyev|m|1938|1993|dancer||ballet shoe
Rudolf Virchow|m|1821|1902|doctor|beard glasses|microscope
Rudolph Valentino|m|1895|1926|actor|black-hair
Rudyard Kipling; Kipling|m|1865|1936|writer|moustache glasses bald|tiger
Rumi; Jalal ad-Din Rumi|m|1207|1273|poet|beard turban robe
Rupert Murdoch; Murdoch|m|1931|-|businessman|old glasses suit|newspaper
Ruth Bader Ginsburg; RBG|f|1933|2020|judge|old glasses bun robe|gavel
Ruth Handler|f|1916|2002|businesswoman|gray-hair|doll
Ryuichi Sakamoto|m|1952|2023|pianist|white-hair glasses|piano
Saadi Shirazi; Saadi|m|1210|1291|poet|beard turban robe|rose
Saartjie Baartman; Sarah Baartman|f|1789|1815|woman|deep-skin
Sacagawea; Sacajawea|f|1788|1812|guide|braids black-hair|canoe
Sachin Tendulkar; Tendulkar|m|1973|-|athlete|black-hair curly-hair helmet|cricket bat
Sadako Sasaki|f|1943|1955|girl|black-hair short-hair
Saddam Hussein|m|1937|2006|president|moustache black-hair uniform
Saigo Takamori; Saigō Takamori|m|1828|1877|samurai|short-hair|dog, samurai sword
Saint Augustine; Augustine of Hippo|m|354|430|bishop|beard robe|book
Saint Benedict; Benedict of Nursia|m|480|547|monk|old beard robe|book
Saint George; St. George|m|275|303|knight|helmet|dragon, horse
Saint Nicholas; St. Nicholas; Nicholas of Myra|m|270|343|bishop|old beard white-hair robe|gift
Saint Patrick; St. Patrick|m|385|461|bishop|beard robe|clover, snake
Saint Paul; Paul the Apostle; Paul of Tarsus|m|5|65|prophet|beard bald robe|letter, sword
Saint Peter; Simon Peter; St. Peter|m|1|64|fisherman|old beard robe|key, rooster
Saint Valentine; St. Valentine|m|226|269|priest|beard robe|red heart
`
