/** Persons of history and legend: `names|m or f|born|died|work|things`, as `KnownPerson` says. */
export const PERSONS_5 = `
Minamoto no Yoshitsune; Yoshitsune|m|1159|1189|samurai|samurai sword
Minik|m|1890|1918|boy
Mirabal sisters|f|1924|1960|woman|butterfly
Miriam Makeba|f|1932|2008|singer|microphone
Misty Copeland|f|1982|-|dancer|ballet shoe
Mithridates; Mithridates VI|m|-135|-63|king|potion
Miyamoto Musashi; Musashi|m|1584|1645|samurai|samurai sword
Mobutu; Mobutu Sese Seko|m|1930|1997|president|leopard
Moctezuma; Montezuma; Moctezuma II; Montezuma II|m|1466|1520|emperor|feather, Aztec temple
Modest Mussorgsky; Mussorgsky|m|1839|1881|musician
Mohamed Salah; Mo Salah|m|1992|-|footballer|football
Mohammad Mosaddegh; Mosaddegh|m|1882|1967|politician|oil barrel
Molière; Moliere|m|1622|1673|writer
Molly Brown; Margaret Brown|f|1867|1932|woman|lifeboat
Molly Pitcher|f|1754|1832|woman|cannon
Montesquieu|m|1689|1755|philosopher
Montgolfier brothers; Joseph-Michel Montgolfier|m|1740|1810|inventor|hot-air balloon
Morgan Freeman|m|1937|-|actor
Moses|m|-1390|-1270|prophet
Moshoeshoe|m|1786|1870|king
Mother Jones; Mary Harris Jones|f|1837|1930|woman
Mother Teresa; Teresa of Calcutta|f|1910|1997|nun|sari
Muammar Gaddafi; Gaddafi; Qaddafi|m|1942|2011|politician|tent
Muddy Waters|m|1913|1983|guitarist|electric guitar
Muhammad Ahmad; The Mahdi|m|1844|1885|prophet
Muhammad Ali Jinnah; Jinnah|m|1876|1948|politician
Muhammad Ali of Egypt|m|1769|1849|general
Muhammad Ali; Cassius Clay|m|1942|2016|boxer|boxing glove, butterfly, bee
Mulan; Hua Mulan|f|400|460|soldier|sword
Mumtaz Mahal|f|1593|1631|queen|Taj Mahal
Mungo Park|m|1771|1806|explorer
Murasaki Shikibu; Lady Murasaki|f|973|1014|writer|scroll
Mustafa Kemal Atatürk; Ataturk; Atatürk; Kemal Atatürk|m|1881|1938|president
Nader Shah|m|1688|1747|king|sword
Nadia Comăneci; Nadia Comaneci; Comaneci|f|1961|-|gymnast|gold medal
Nadine Gordimer|f|1923|2014|writer
Naguib Mahfouz; Mahfouz|m|1911|2006|writer
Nancy Astor; Lady Astor|f|1879|1964|politician
Nancy Reagan|f|1921|2016|woman
Nancy Wake|f|1912|2011|spy|bicycle
Naomi Osaka|f|1997|-|tennis player|tennis racket
Napoleon Bonaparte; Napoleon; Bonaparte; Napoleon I|m|1769|1821|emperor|horse, cannon
Napoleon III|m|1808|1873|emperor
Narcissus|m|-1300|-1280|man|pond, daffodil
Narendra Modi; Modi|m|1950|-|politician
Nat King Cole|m|1919|1965|singer|piano
Nat Turner|m|1800|1831|slave
Nathan Hale|m|1755|1776|spy|noose
Nathan Nearest Green; Nearest Green|m|1820|1890|man|whiskey
Nathaniel Hawthorne|m|1804|1864|writer
Natsume Soseki|m|1867|1916|writer|cat
Nazım Hikmet; Nazim Hikmet|m|1902|1963|poet
Nebuchadnezzar; Nebuchadnezzar II|m|-642|-562|king
Ned Kelly|m|1854|1880|outlaw|armor
Nefertiti|f|-1370|-1330|queen
Neil Armstrong|m|1930|2012|astronaut|moon, lunar lander, footprint
Neil deGrasse Tyson|m|1958|-|astronomer|planet, galaxy
Nellie Bly|f|1864|1922|journalist|suitcase
Nelson Mandela; Mandela; Madiba|m|1918|2013|president|prison bars
Nero; Emperor Nero|m|37|68|emperor|fire, harp
Neville Chamberlain|m|1869|1940|politician|umbrella, paper
Neymar|m|1992|-|footballer|football
Nezahualcoyotl|m|1402|1472|king
Ngũgĩ wa Thiong'o; Ngugi wa Thiong'o|m|1938|2025|writer
Niccolò Machiavelli; Niccolo Machiavelli; Machiavelli|m|1469|1527|philosopher|book
Niccolò Paganini; Niccolo Paganini; Paganini|m|1782|1840|violinist|violin
Nicéphore Niépce; Nicephore Niepce|m|1765|1833|inventor|camera
Nicholas II; Tsar Nicholas; Tsar Nicholas II|m|1868|1918|emperor
Nicolae Ceaușescu; Nicolae Ceausescu; Ceausescu|m|1918|1989|president
Nicolas Flamel|m|1330|1418|scholar|alembic
Nicolás Maduro; Nicolas Maduro|m|1962|-|president
Nicolaus Copernicus; Copernicus|m|1473|1543|astronomer|sun, orbit
Niels Bohr; Bohr|m|1885|1962|physicist|atom
Niki Lauda|m|1949|2019|driver|sports car, fire
Nikita Khrushchev; Khrushchev|m|1894|1971|politician|shoe, corn
Nikola Tesla|m|1856|1943|inventor|lightning, light bulb
Nikolai Gogol; Gogol|m|1809|1852|writer|nose
Nina Simone|f|1933|2003|pianist|piano, microphone
Noah of the Ark; Biblical Noah; Prophet Noah|m|-2900|-2400|man|Noah's Ark, dove
Noah Webster|m|1758|1843|scholar|book
Noam Chomsky; Chomsky|m|1928|-|scholar
Nolan Bushnell|m|1943|-|businessman|arcade machine
Noor Inayat Khan|f|1914|1944|spy|radio
Norman Rockwell|m|1894|1978|painter|pipe
Norodom Sihanouk; Sihanouk|m|1922|2012|king
Nostradamus|m|1503|1566|prophet|crystal ball, book
Notorious B.I.G.; Biggie Smalls; Biggie|m|1972|1997|singer|crown, microphone
Novak Djokovic; Djokovic|m|1987|-|tennis player|tennis racket
Nur Jahan|f|1577|1645|queen
Nusrat Fateh Ali Khan|m|1948|1997|singer
Octavio Paz|m|1914|1998|poet
Oda Nobunaga; Nobunaga|m|1534|1582|samurai|samurai sword, musket
Odin|m|200|1000|old man|raven, spear
Odysseus; Ulysses|m|-1220|-1150|sailor|galley, wooden horse, bow
Oedipus|m|-1310|-1250|king|sphinx
Ögedei Khan; Ogedei Khan|m|1186|1241|emperor|horse
Olaudah Equiano; Equiano|m|1745|1797|writer|book, slave ship
Ole Kirk Christiansen|m|1891|1958|carpenter|lego brick
Olga Korbut|f|1955|-|gymnast|gold medal
Olga of Kiev; Saint Olga|f|890|969|princess|pigeon
Oliver Cromwell; Cromwell|m|1599|1658|general
Oliver Hardy|m|1892|1957|actor
Oliver Sacks|m|1933|2015|doctor|brain
Oliver Tambo|m|1917|1993|politician
Olympe de Gouges|f|1748|1793|writer|guillotine
Omar al-Mukhtar; Omar Mukhtar|m|1858|1931|hero
Omar Khayyam; Khayyam|m|1048|1131|poet|wine
Ona Judge|f|1773|1848|slave
Oprah Winfrey; Oprah|f|1954|-|journalist|microphone
Orhan Pamuk|m|1952|-|writer
Orpheus|m|-1300|-1260|musician|harp
Orson Welles|m|1915|1985|actor|radio, microphone
Orville Wright|m|1871|1948|inventor|biplane
Osama bin Laden; Bin Laden|m|1957|2011|man
Oscar Niemeyer; Niemeyer|m|1907|2012|architect
Oscar Pistorius|m|1986|-|sprinter|prosthetic leg
Óscar Romero; Oscar Romero; Archbishop Romero|m|1917|1980|bishop
Oscar Wilde; Wilde|m|1854|1900|writer
Osei Tutu|m|1660|1717|king|stool
Osho; Bhagwan Shree Rajneesh|m|1931|1990|prophet
Oskar Schindler; Schindler|m|1908|1974|businessman
Ota Benga|m|1883|1916|man
Otto Hahn|m|1879|1968|chemist|atomic nucleus
Otto Lilienthal|m|1848|1896|inventor|wing
Otto von Bismarck; Bismarck|m|1815|1898|politician
Ousmane Sembène; Ousmane Sembene|m|1923|2007|man|film camera
Ovid|m|-43|17|poet|scroll
Ozzy Osbourne|m|1948|2025|singer|bat
P. T. Barnum; P.T. Barnum; Barnum|m|1810|1891|businessman|circus tent, elephant
Paavo Nurmi|m|1897|1973|runner|stopwatch
Pablo Escobar; Escobar|m|1949|1993|gangster|hippo, cash
Pablo Neruda; Neruda|m|1904|1973|poet
Pablo Picasso; Picasso|m|1881|1973|painter|dove, palette
Pachacuti|m|1418|1471|emperor|Machu Picchu
Pakal; Pakal the Great; K'inich Janaab Pakal|m|603|683|king|Mayan temple
Pancho Villa|m|1878|1923|general|sombrero, horse
Pandora|f|-1500|-1450|woman|box
Paracelsus|m|1493|1541|doctor|alembic
Park Chung-hee|m|1917|1979|president
Parmenides|m|-515|-450|philosopher
Pat Garrett|m|1850|1908|sheriff|badge
Patrice Lumumba; Lumumba|m|1925|1961|politician
Patricia Bath|f|1942|2019|doctor|eye, laser
Patrick White|m|1912|1990|writer
Paul Allen|m|1953|2018|businessman|computer
Paul Cézanne; Paul Cezanne; Cézanne; Cezanne|m|1839|1906|painter|apple, mountain
Paul Dirac; Dirac|m|1902|1984|physicist
Paul Erdős; Paul Erdos|m|1913|1996|mathematician|cup of coffee
Paul Gauguin; Gauguin|m|1848|1903|painter|palm tree
Paul Kagame; Kagame|m|1957|-|president
Paul Klee|m|1879|1940|painter
Paul Kruger|m|1825|1904|president
Paul McCartney; McCartney|m|1942|-|singer|bass guitar
Paul Morphy|m|1837|1884|man|chessboard
Paul Revere|m|1735|1818|craftsman|horse, lantern
Paul von Hindenburg|m|1847|1934|general
Paulo Coelho; Coelho|m|1947|-|writer|pyramid
Pedro I of Brazil; Dom Pedro|m|1798|1834|emperor|horse
Peggy Whitson|f|1960|-|astronaut|space station
Pelé; Pele|m|1940|2022|footballer|football, trophy
Pemulwuy|m|1750|1802|hero|spear
Penelope of Ithaca|f|-1215|-1150|queen|loom
Pep Guardiola; Guardiola|m|1971|-|trainer|football
Percival Lowell|m|1855|1916|astronomer|planet Mars, telescope
Percy Bysshe Shelley; Percy Shelley|m|1792|1822|poet
Percy Fawcett; Colonel Fawcett|m|1867|1925|explorer
Percy Julian|m|1899|1975|chemist|bean
Percy Spencer|m|1894|1970|engineer|microwave
Pericles|m|-495|-429|politician|Parthenon
Perseus|m|-1350|-1300|hero|sword, shield
Peter Abelard; Abelard|m|1079|1142|philosopher
Peter Carl Fabergé; Carl Fabergé; Faberge|m|1846|1920|craftsman|egg
Peter Higgs|m|1929|2024|physicist
Peter III|m|1728|1762|emperor
Peter Paul Rubens; Rubens|m|1577|1640|painter|painting
Peter the Great; Tsar Peter|m|1672|1725|emperor|ship
Petrarch; Francesco Petrarca|m|1304|1374|poet|laurel wreath
Pheidippides|m|-530|-490|runner|sandal
Phidias|m|-480|-430|sculptor|statue, Parthenon
Phil Knight|m|1938|-|businessman|sneaker
Phileas Fogg|m|1832|1890|man|hot-air balloon, pocket watch
Philip Glass|m|1937|-|musician|piano
Philip II of Macedon; Philip of Macedon|m|-382|-336|king|spear
Philip II of Spain; King Philip II|m|1527|1598|king|galleon
Philip K. Dick|m|1928|1982|writer
Philip Zimbardo; Zimbardo|m|1933|2024|psychologist|prison
Philippe Pétain; Marshal Pétain; Petain|m|1856|1951|general
Philippe Petit|m|1949|-|artist|rope
Phillis Wheatley|f|1753|1784|poet|quill
Philo Farnsworth|m|1906|1971|inventor|television
Phineas Gage|m|1823|1860|worker
Phoolan Devi; Bandit Queen|f|1963|2001|outlaw
Pied Piper; Pied Piper of Hamelin|m|1250|1310|musician|rat, flute
Pierre Curie|m|1859|1906|physicist|radium
Pierre de Coubertin|m|1863|1937|nobleman|torch
Pierre de Fermat; Fermat|m|1607|1665|mathematician
Pierre Trudeau|m|1919|2000|politician|rose
Pierre-Auguste Renoir; Auguste Renoir; Renoir|m|1841|1919|painter|palette
Pierre-Simon Laplace; Laplace|m|1749|1827|mathematician
Piet Mondrian; Mondrian|m|1872|1944|painter
Pieter Bruegel; Pieter Brueghel; Bruegel|m|1525|1569|painter|painting
Piye; Piankhi|m|-780|-714|pharaoh|pyramid
Plato|m|-428|-348|philosopher|scroll, toga
Pliny the Elder|m|23|79|scholar|volcano, scroll
Pliny the Younger|m|61|113|writer|volcano
Plutarch|m|46|119|historian|scroll
Pocahontas|f|1596|1617|princess|feather
poet Horace; Quintus Horatius Flaccus|m|-65|-8|poet|scroll
Pol Pot|m|1925|1998|politician
Policarpa Salavarrieta; La Pola|f|1795|1817|spy
Pomare; Queen Pomare|f|1813|1877|queen
Pompey; Pompey the Great|m|-106|-48|general
Pontius Pilate; Pilate|m|-12|39|governor|water basin, toga
Poon Lim|m|1918|1991|sailor|raft
Pope Alexander VI; Rodrigo Borgia|m|1431|1503|pope
Pope Benedict XVI|m|1927|2022|pope
Pope Formosus|m|816|896|pope|skeleton
Pope Francis|m|1936|2025|pope
Pope Gregory XIII|m|1502|1585|pope|calendar
Pope Innocent III|m|1161|1216|pope
Pope Joan|f|820|857|woman
Pope John Paul II; John Paul II; Karol Wojtyla|m|1920|2005|pope
Pope Julius II|m|1443|1513|pope
Pope Leo X|m|1475|1521|pope|elephant
Pope Leo XIV|m|1955|-|pope
Pope Pius XII|m|1876|1958|pope
Pope Urban II|m|1035|1099|pope|cross
Porfirio Díaz; Porfirio Diaz|m|1830|1915|president
Poseidon|m|-800|-400|man|trident, dolphin
Praxiteles|m|-395|-330|sculptor|statue
Primo Levi|m|1919|1987|writer
Prince Albert|m|1819|1861|prince|Christmas tree
Prince Harry|m|1984|-|prince
Prince Philip|m|1921|2021|prince
Prince Shotoku|m|574|622|prince
Prince William|m|1982|-|prince
Princess Diana; Lady Diana; Lady Di; Diana Spencer|f|1961|1997|princess
Prometheus|m|-800|-400|man|fire, eagle
Prophet Abraham; Abraham the Patriarch|m|-2000|-1825|prophet
Prophet Daniel|m|-620|-538|prophet|lion
prophet Jonah; Jonah and the whale|m|-790|-750|prophet|whale
prophet Mani|m|216|274|prophet
Ptolemy I; Ptolemy Soter|m|-367|-282|pharaoh
Pu Songling|m|1640|1715|writer|fox
Puyi; Pu Yi|m|1906|1967|emperor|throne
Pyotr Ilyich Tchaikovsky; Tchaikovsky; Peter Tchaikovsky|m|1840|1893|musician|ballet shoe, swan
Pyrrhus; Pyrrhus of Epirus|m|-319|-272|king|elephant
Pythagoras|m|-570|-495|mathematician
Qi Baishi|m|1864|1957|painter|shrimp
Qianlong Emperor; Qianlong|m|1711|1799|emperor
Qin Shi Huang; Qin Shi Huangdi; First Emperor of China|m|-259|-210|emperor|Great Wall of China
Qiu Jin|f|1875|1907|poet|sword
Qu Yuan|m|-340|-278|poet
Queen Amina; Amina of Zazzau|f|1533|1610|queen|horse, spear
Queen Anne|f|1665|1714|queen
Queen Elizabeth II; Elizabeth II; Queen Elizabeth the Second|f|1926|2022|queen|crown
Queen Esther|f|-500|-450|queen
Queen Liliuokalani; Liliuokalani; Liliʻuokalani|f|1838|1917|queen
Queen Nzinga; Nzinga; Njinga|f|1583|1663|queen
Queen of Sheba; Makeda|f|-1000|-930|queen|camel
Queen Salote; Sālote|f|1900|1965|queen
Queen Seondeok|f|590|647|queen
Queen Victoria; Victoria of England|f|1819|1901|queen|crown
Queen Wilhelmina|f|1880|1962|queen
Quentin Tarantino; Tarantino|m|1963|-|man|clapperboard
Rabia of Basra|f|714|801|woman
Rabindranath Tagore; Tagore|m|1861|1941|poet
Rachel Carson|f|1907|1964|biologist|bird, book
Rachel Ruysch|f|1664|1750|painter|flower
Racine; Jean Racine|m|1639|1699|writer
Raden Ajeng Kartini; Kartini|f|1879|1904|writer|letter
Rafael Nadal; Nadal|m|1986|-|tennis player|tennis racket
Rafael Trujillo|m|1891|1961|president
Ragnar Lothbrok; Ragnar|m|780|865|viking|Viking ship, axe
Rainer Maria Rilke; Rilke|m|1875|1926|poet
Raja Ravi Varma|m|1848|1906|painter
Rajaraja Chola; Rajaraja I|m|947|1014|emperor|Hindu temple
Rakesh Sharma|m|1949|-|astronaut|space capsule
Ralph Waldo Emerson|m|1803|1882|philosopher
Rama; Lord Rama|m|-500|-400|prince|bow, arrow
Ramakrishna|m|1836|1886|monk
Ramesses II; Ramses II; Ramesses the Great; Ramses; Ramesses|m|-1303|-1213|pharaoh|chariot, statue
Ranavalona; Queen Ranavalona|f|1778|1861|queen
Rani Lakshmibai; Lakshmibai; Rani of Jhansi|f|1828|1858|queen|sword, horse
Ranjit Singh; Maharaja Ranjit Singh|m|1780|1839|maharaja|diamond
Raoul Wallenberg|m|1912|1947|official|passport
Raphael; Raffaello Sanzio|m|1483|1520|painter|painting, angel
Rasputin; Grigori Rasputin|m|1869|1916|monk
Raúl Castro; Raul Castro|m|1931|-|president
Ravi Shankar|m|1920|2012|musician
Ray Bradbury|m|1920|2012|writer|fire, book
Ray Charles|m|1930|2004|pianist|piano
Ray Kroc|m|1902|1984|businessman|hamburger, french fries
Razia Sultana; Razia Sultan|f|1205|1240|queen
Recep Tayyip Erdogan; Erdogan|m|1954|-|president
Red Baron; The Red Baron; Manfred von Richthofen; Richthofen|m|1892|1918|pilot|biplane
Red Cloud|m|1822|1909|man|feather
Reinhold Messner; Messner|m|1944|-|climber|mountain
Rembrandt; Rembrandt van Rijn|m|1606|1669|painter|palette
René Descartes; Rene Descartes; Descartes|m|1596|1650|philosopher|candle
René Laennec; Rene Laennec|m|1781|1826|doctor|stethoscope
René Magritte; Rene Magritte; Magritte|m|1898|1967|painter|apple, pipe
Reza Pahlavi; Mohammad Reza Pahlavi; Shah of Iran|m|1919|1980|king
Richard Arkwright|m|1732|1792|inventor|loom
Richard Branson; Branson|m|1950|-|businessman|hot-air balloon, airplane
Richard Byrd; Richard E. Byrd|m|1888|1957|pilot|airplane
Richard Feynman; Feynman|m|1918|1988|physicist|bongo, blackboard
Richard Francis Burton|m|1821|1890|explorer
Richard Gatling|m|1818|1903|inventor
Richard III|m|1452|1485|king|skeleton
Richard Nixon; Nixon|m|1913|1994|president|cassette
Richard Sorge|m|1895|1944|spy
Richard the Lionheart; Richard Lionheart|m|1157|1199|king|sword, shield
Richard Trevithick|m|1771|1833|engineer|locomotive
Richard Wagner; Wagner|m|1813|1883|musician|opera house
Rigoberta Menchú; Rigoberta Menchu|f|1959|-|woman
Rihanna|f|1988|-|singer|microphone
Ringo Starr|m|1940|-|musician|drum kit
Rita Levi-Montalcini|f|1909|2012|scientist|nerve
Roald Amundsen; Amundsen|m|1872|1928|explorer|sled, ski
Roald Dahl|m|1916|1990|writer|chocolate, peach
Robert Baden-Powell; Baden-Powell|m|1857|1941|general|tent
Robert Ballard|m|1942|-|explorer|Titanic, shipwreck
Robert Boyle|m|1627|1691|chemist|lab flask
Robert Bunsen|m|1811|1899|chemist|Bunsen burner
Robert Burns|m|1759|1796|poet|mouse
Robert Capa|m|1913|1954|photographer|camera
Robert Clive; Clive of India|m|1725|1774|soldier
Robert E. Lee; General Lee|m|1807|1870|general|horse
Robert F. Kennedy; Bobby Kennedy; Robert Kennedy|m|1925|1968|politician
Robert Falcon Scott; Captain Scott; Scott of the Antarctic|m|1868|1912|explorer|sled, tent
Robert Fulton|m|1765|1815|inventor|steamboat
Robert Goddard|m|1882|1945|engineer|rocket
Robert Hooke|m|1635|1703|scientist|microscope
Robert Johnson|m|1911|1938|guitarist|guitar, crossroads
Robert Koch|m|1843|1910|doctor|microscope, bacterium
Robert Louis Stevenson|m|1850|1894|writer|treasure map, treasure chest
Robert Mugabe; Mugabe|m|1924|2019|president
Robert Peary; Peary|m|1856|1920|explorer|sled
Robert Schumann|m|1810|1856|pianist|piano
Robert the Bruce|m|1274|1329|king|spider, axe
Robert Wadlow|m|1918|1940|man
Roberto Clemente|m|1934|1972|athlete|baseball
Robin Hood|m|1160|1247|outlaw|bow, arrow
Robin Williams|m|1951|2014|actor
Robinson Crusoe|m|1632|1705|sailor|island, footprint
Rocky Marciano|m|1923|1969|boxer|boxing glove
Roger Bannister|m|1929|2018|runner|stopwatch
Roger Federer; Federer|m|1981|-|tennis player|tennis racket
Roger Penrose|m|1931|-|mathematician|black hole
Rollo|m|860|930|viking|Viking ship
Romeo|m|1575|1597|man|balcony
Romulus Augustulus|m|461|490|emperor
Romulus; Romulus and Remus|m|-771|-717|king|wolf
Ronald Reagan; Reagan|m|1911|2004|president
Ronaldinho|m|1980|-|footballer|football
Rosa Luxemburg|f|1871|1919|politician
Rosa Parks|f|1913|2005|woman|bus
Rosalind Franklin|f|1920|1958|chemist|dna, X-ray
Rowan Atkinson|m|1955|-|actor|teddy bear
Roy Lichtenstein|m|1923|1997|painter
Roy Sullivan|m|1912|1983|man|lightning
Ruby Bridges|f|1954|-|girl|school
Rudolf Diesel|m|1858|1913|engineer|engine
Rudolf Hess|m|1894|1987|politician
Rudolf Nureyev; Nureyev|m|1938|1993|dancer|ballet shoe
Rudolf Virchow|m|1821|1902|doctor|microscope
Rudolph Valentino|m|1895|1926|actor
Rudyard Kipling; Kipling|m|1865|1936|writer|tiger
Rumi; Jalal ad-Din Rumi|m|1207|1273|poet
Rupert Murdoch; Murdoch|m|1931|-|businessman|newspaper
Ruth Bader Ginsburg; RBG|f|1933|2020|judge|gavel
Ruth Handler|f|1916|2002|businesswoman|doll
Ryuichi Sakamoto|m|1952|2023|pianist|piano
Saadi Shirazi; Saadi|m|1210|1291|poet|rose
Saartjie Baartman; Sarah Baartman|f|1789|1815|woman
Sacagawea; Sacajawea|f|1788|1812|guide|canoe
Sachin Tendulkar; Tendulkar|m|1973|-|athlete|cricket bat
Sadako Sasaki|f|1943|1955|girl
Saddam Hussein|m|1937|2006|president
Saigo Takamori; Saigō Takamori|m|1828|1877|samurai|dog, samurai sword
Saint Augustine; Augustine of Hippo|m|354|430|bishop|book
Saint Benedict; Benedict of Nursia|m|480|547|monk|book
Saint George; St. George|m|275|303|knight|dragon, horse
Saint Nicholas; St. Nicholas; Nicholas of Myra|m|270|343|bishop|gift
Saint Patrick; St. Patrick|m|385|461|bishop|clover, snake
Saint Paul; Paul the Apostle; Paul of Tarsus|m|5|65|prophet|letter, sword
Saint Peter; Simon Peter; St. Peter|m|1|64|fisherman|key, rooster
Saint Valentine; St. Valentine|m|226|269|priest|red heart
`
