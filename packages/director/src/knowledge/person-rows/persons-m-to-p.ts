/** Persons of history and legend: `names|m or f|born|died|work|things`, as `KnownPerson` says. */
export const PERSONS_M_TO_P = `
M. C. Escher; M.C. Escher; Escher|m|1898|1972|artist|stairs
Macbeth|m|1005|1057|king|knife
Machado de Assis|m|1839|1908|writer
Madam C. J. Walker; Madam C.J. Walker; Sarah Breedlove|f|1867|1919|businesswoman|hairbrush
Madame de Pompadour|f|1721|1764|noblewoman
Madame LaLaurie; Delphine LaLaurie|f|1787|1849|woman
Madame Tussaud; Marie Tussaud|f|1761|1850|artist|candle
Madonna|f|1958|-|singer|microphone
Mae Jemison|f|1956|-|astronaut|space shuttle
Magic Johnson|m|1959|-|basketball player|basketball
Magnus Carlsen; Carlsen|m|1990|-|man|chessboard, chess
Mahatma Gandhi; Gandhi; Mohandas Gandhi|m|1869|1948|lawyer|spinning wheel, salt
Mahavira|m|-599|-527|monk
Maimonides|m|1138|1204|philosopher|book
Major Taylor; Marshall Taylor|m|1878|1932|cyclist|bicycle
Malala Yousafzai; Malala|f|1997|-|girl|book
Malcolm X|m|1925|1965|man|microphone
Manco Inca|m|1515|1544|emperor
Manny Pacquiao; Pacquiao|m|1978|-|boxer|boxing glove
Mansa Musa|m|1280|1337|king|pile of gold, camel
Manuela Sáenz; Manuela Saenz|f|1797|1856|woman
Mao Zedong; Chairman Mao; Mao; Mao Tse-tung|m|1893|1976|politician
Marc Chagall; Chagall|m|1887|1985|painter|stained glass window
Marcel Duchamp; Duchamp|m|1887|1968|artist|toilet
Marcel Marceau|m|1923|2007|clown|flower
Marcel Proust; Proust|m|1871|1922|writer
Marco Polo|m|1254|1324|explorer|camel
Marcus Aurelius|m|121|180|emperor|book
Marcus Garvey; Garvey|m|1887|1940|politician
Marcus Junius Brutus; Brutus|m|-85|-42|senator|knife, toga
Margaret Hamilton|f|1936|-|programmer|stack of paper, lunar lander
Margaret Knight|f|1838|1914|inventor|shopping bag
Margaret Mead|f|1901|1978|scientist
Margaret Thatcher; Thatcher; Iron Lady; The Iron Lady|f|1925|2013|politician|handbag
Maria Anna Mozart; Nannerl Mozart; Nannerl|f|1751|1829|pianist|piano
Maria Callas; Callas|f|1923|1977|singer|opera house
Maria Mitchell|f|1818|1889|astronomer|comet, telescope
Maria Montessori; Montessori|f|1870|1952|teacher
Maria Sibylla Merian|f|1647|1717|biologist|butterfly, caterpillar, flower
Maria Tallchief|f|1925|2013|dancer|ballet shoe
Maria Theresa|f|1717|1780|queen
Marie Antoinette|f|1755|1793|queen|guillotine, cake
Marie Curie; Madame Curie; Curie; Maria Sklodowska|f|1867|1934|physicist|radium, test tube
Marie Laveau|f|1801|1881|woman|snake
Marilyn Monroe; Norma Jeane|f|1926|1962|actress|diamond
Marina Abramović; Marina Abramovic|f|1946|-|artist
Mario Vargas Llosa; Vargas Llosa|m|1936|2025|writer
Mark Antony; Marc Antony|m|-83|-30|general
Mark Rothko; Rothko|m|1903|1970|painter|painting
Mark Spitz|m|1950|-|swimmer|swimming pool, gold medal
Mark Twain; Samuel Clemens|m|1835|1910|writer|steamboat, raft
Mark Zuckerberg; Zuckerberg|m|1984|-|programmer|like button, laptop
Marlene Dietrich|f|1901|1992|actress|top hat
Marlon Brando; Brando|m|1924|2004|actor|motorcycle
Marquis de Lafayette; Lafayette|m|1757|1834|general
Marquis de Sade|m|1740|1814|writer
Marsha P. Johnson|f|1945|1992|woman|flower
Martha Graham|f|1894|1991|dancer
Martha Washington|f|1731|1802|woman
Martin Heidegger; Heidegger|m|1889|1976|philosopher
Martin Luther King; Martin Luther King Jr.; Dr. King; MLK|m|1929|1968|priest|microphone
Martin Luther|m|1483|1546|monk|church, hammer
Martin Scorsese; Scorsese|m|1942|-|man|clapperboard
Martina Navratilova; Navratilova|f|1956|-|tennis player|tennis racket
Marvin Gaye|m|1939|1984|singer|microphone
Mary Anderson|f|1866|1953|inventor|windshield wiper
Mary Anning|f|1799|1847|scientist|fossil, ammonite
Mary Cassatt|f|1844|1926|painter|palette
Mary I; Mary Tudor|f|1516|1558|queen|fire
Mary Jackson|f|1921|2005|engineer|airplane
Mary Kingsley|f|1862|1900|explorer|canoe
Mary Leakey|f|1913|1996|archaeologist|footprint, skeleton
Mary Magdalene|f|1|60|woman
Mary Pickford|f|1892|1979|actress
Mary Quant|f|1930|2023|designer|skirt
Mary Queen of Scots; Mary Stuart|f|1542|1587|queen|axe
Mary Read|f|1685|1721|pirate|pirate ship
Mary Seacole; Seacole|f|1805|1881|nurse|medicine
Mary Shelley|f|1797|1851|writer|lightning
Mary Todd Lincoln|f|1818|1882|woman
Mary Wollstonecraft; Wollstonecraft|f|1759|1797|writer|book
Maryam Mirzakhani|f|1977|2017|mathematician
Mata Hari|f|1876|1917|dancer
Matsuo Basho; Basho; Bashō|m|1644|1694|poet|frog
Matteo Ricci|m|1552|1610|priest|map
Matthew Henson|m|1866|1955|explorer|sled
Matthew Perry; Commodore Perry|m|1794|1858|sailor|steamboat
Maurice Ravel|m|1875|1937|musician|drum
Max Planck; Planck|m|1858|1947|physicist
Max Weber|m|1864|1920|scholar
Maxim Gorky|m|1868|1936|writer
Maximilian Kolbe|m|1894|1941|monk
Maximilien Robespierre; Robespierre|m|1758|1794|lawyer|guillotine
Maya Angelou|f|1928|2014|poet|birdcage
Mayer Amschel Rothschild; Nathan Rothschild|m|1744|1812|banker|pile of coins
Medusa|f|-1350|-1300|woman|snake
Megan Rapinoe|f|1985|-|footballer|football
Meghan Markle|f|1981|-|duchess
Mehmed the Conqueror; Mehmed II|m|1432|1481|sultan|cannon
Mencius|m|-372|-289|philosopher
Menelik II; Emperor Menelik|m|1844|1913|emperor
Mercedes Sosa|f|1935|2009|singer|drum
Meriwether Lewis|m|1774|1809|explorer|canoe, map
Merlin|m|440|540|wizard|wand
Meryl Streep|f|1949|-|actress
Messalina|f|20|48|queen
Methuselah|m|-3300|-2400|man
Meyer Lansky|m|1902|1983|gangster
Michael Collins|m|1930|2021|astronaut|moon, space capsule
Michael Faraday; Faraday|m|1791|1867|physicist|magnet, magnetic field
Michael Jackson|m|1958|2009|singer|glove, hat
Michael Jordan|m|1963|-|basketball player|basketball, sneaker
Michael Phelps; Phelps|m|1985|-|swimmer|swimming pool, gold medal
Michael Schumacher; Schumacher|m|1969|-|driver|sports car, trophy
Michel de Montaigne; Montaigne|m|1533|1592|philosopher|quill
Michel Foucault|m|1926|1984|philosopher|prison
Michelangelo; Michelangelo Buonarroti|m|1475|1564|sculptor|statue, chisel
Michelle Obama|f|1964|-|lawyer
Michio Kaku|m|1947|-|physicist
Mick Jagger|m|1943|-|singer|microphone
Miep Gies|f|1909|2010|woman|diary
Miguel de Cervantes; Cervantes|m|1547|1616|writer|windmill, quill
Miguel Hidalgo; Father Hidalgo|m|1753|1811|priest|bell
Mike Tyson|m|1966|-|boxer|boxing glove, ear, pigeon
Mikhail Baryshnikov; Baryshnikov|m|1948|-|dancer|ballet shoe
Mikhail Bulgakov; Bulgakov|m|1891|1940|writer|cat
Mikhail Gorbachev; Gorbachev|m|1931|2022|president
Mikhail Kalashnikov; Kalashnikov|m|1919|2013|engineer
Miles Davis|m|1926|1991|musician|trumpet
Milo of Croton|m|-555|-510|athlete|ox
Milton Friedman|m|1912|2006|scholar
Milton Hershey|m|1857|1945|businessman|chocolate
Mimar Sinan; Sinan|m|1489|1588|architect|mosque
Minamoto no Yoritomo|m|1147|1199|shogun
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
`
