/** Persons of history and legend: `names|m or f|born|died|work|things`, as `KnownPerson` says. */
export const PERSONS_Q_TO_S = `
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
Sakamoto Ryoma|m|1836|1867|samurai
Sakichi Toyoda|m|1867|1930|inventor|loom
Saladin|m|1137|1193|sultan|sword
Sally Ride|f|1951|2012|astronaut|space shuttle
Salma Hayek|f|1966|-|actress
Salman Rushdie; Rushdie|m|1947|-|writer
Salvador Allende|m|1908|1973|president
Salvador Dalí; Salvador Dali; Dalí; Dali|m|1904|1989|painter|pocket watch, lobster, elephant
Sam Altman|m|1985|-|businessman|chatbot
Sam Bankman-Fried|m|1992|-|businessman|cryptocurrency
Sam Walton|m|1918|1992|businessman|shopping cart
Samori Touré; Samori Toure|m|1830|1900|general
Samson|m|-1120|-1080|hero|column
Samuel Adams|m|1722|1803|politician|beer
Samuel Beckett|m|1906|1989|writer|tree
Samuel Colt|m|1814|1862|inventor
Samuel de Champlain|m|1567|1635|explorer|map, ship
Samuel Eto'o|m|1981|-|footballer|football
Samuel Johnson; Dr. Johnson|m|1709|1784|writer|book
Samuel Morse; Samuel F. B. Morse|m|1791|1872|inventor|telegraph
Samuel Taylor Coleridge; Coleridge|m|1772|1834|poet
Sancho Panza|m|1565|1620|man|donkey
Sandro Botticelli; Botticelli|m|1445|1510|painter|shell, painting
Santa Claus; Father Christmas|m|1850|1950|old man|gift, sled
Santiago Ramón y Cajal; Santiago Ramon y Cajal|m|1852|1934|scientist|neuron, microscope
Sappho|f|-630|-570|poet|harp
Sarah Bernhardt|f|1844|1923|actress|coffin
Sardar Patel; Vallabhbhai Patel|m|1875|1950|politician|statue
Sargon of Akkad; Sargon|m|-2360|-2279|king
Satchel Paige|m|1906|1982|athlete|baseball
Satoru Iwata|m|1959|2015|businessman|game console
Satoshi Nakamoto|m|1975|-|programmer|bitcoin
Satyajit Ray|m|1921|1992|man|film camera
Satyendra Nath Bose|m|1894|1974|physicist
Savitribai Phule|f|1831|1897|teacher|book
Scheherazade|f|800|850|queen
Scipio Africanus; Scipio|m|-236|-183|general
Scott Joplin|m|1868|1917|pianist|piano
Scott Kelly|m|1964|-|astronaut|space station
Sei Shonagon|f|966|1017|writer
Sejong the Great; King Sejong|m|1397|1450|king|book
Selena Quintanilla|f|1971|1995|singer|microphone
Selma Lagerlöf; Selma Lagerlof|f|1858|1940|writer|goose
Seneca|m|-4|65|philosopher|toga
Septimius Severus|m|145|211|emperor|triumphal arch
Sequoyah|m|1770|1843|man|pipe
Serena Williams|f|1981|-|tennis player|tennis racket
Serge Gainsbourg; Gainsbourg|m|1928|1991|singer
Sergei Eisenstein; Eisenstein|m|1898|1948|man|film camera
Sergei Korolev; Korolev|m|1907|1966|engineer|rocket, satellite
Sergei Prokofiev; Prokofiev|m|1891|1953|musician|wolf
Sergei Rachmaninoff; Rachmaninoff; Rachmaninov|m|1873|1943|pianist|piano
Sergey Brin|m|1973|-|businessman|search engine
Seru Cakobau; Cakobau|m|1815|1883|king
Sesshu|m|1420|1506|painter
Shah Abbas; Abbas the Great|m|1571|1629|king
Shah Jahan|m|1592|1666|emperor|Taj Mahal
Shah Rukh Khan|m|1965|-|actor
Shaka Zulu; Shaka|m|1787|1828|king|shield, spear
Shakira|f|1977|-|singer|microphone
Shaquille O'Neal; Shaq|m|1972|-|basketball player|basketball
Sheikh Mujibur Rahman|m|1920|1975|politician|pipe
Shen Kuo|m|1031|1095|scholar|compass
Sherlock Holmes|m|1854|1930|detective|magnifying glass, pipe, violin
Shigeru Miyamoto|m|1952|-|designer|video game, mushroom
Shiva; Lord Shiva|m|-500|500|man|trident, snake
Shivaji; Chhatrapati Shivaji|m|1630|1680|king|sword
Shohei Ohtani; Ohtani|m|1994|-|athlete|baseball, baseball bat
Sidney Poitier|m|1927|2022|actor
Sigmund Freud; Freud|m|1856|1939|psychiatrist|sofa
Simo Häyhä; Simo Hayha|m|1905|2002|soldier|snow
Simón Bolívar; Simon Bolivar; Bolívar; Bolivar|m|1783|1830|general|horse, sword
Simone Biles|f|1997|-|gymnast|gold medal
Simone de Beauvoir; de Beauvoir|f|1908|1986|philosopher|book
Simone Veil|f|1927|2017|politician
Simone Weil|f|1909|1943|philosopher
Sinbad; Sinbad the Sailor|m|780|850|sailor|sailing ship
Sir Lancelot; Lancelot|m|480|540|knight|sword, shield
Sirimavo Bandaranaike|f|1916|2000|politician|sari
Sister Rosetta Tharpe; Rosetta Tharpe|f|1915|1973|guitarist|electric guitar
Sisyphus|m|-1350|-1300|king|rock
Sitting Bull|m|1831|1890|man|feather
Skanderbeg|m|1405|1468|general
Slobodan Milosevic; Milosevic|m|1941|2006|president
Snorri Sturluson|m|1179|1241|writer
Socrates|m|-470|-399|philosopher|cup, toga
Sofia Kovalevskaya; Sofya Kovalevskaya|f|1850|1891|mathematician
Sofonisba Anguissola|f|1532|1625|painter|easel
Soichiro Honda|m|1906|1991|businessman|motorcycle
Sojourner Truth|f|1797|1883|woman
Solon|m|-630|-560|politician
Sonja Henie|f|1912|1969|athlete|ice skate
Sonni Ali|m|1420|1492|king
Soong Mei-ling; Madame Chiang Kai-shek|f|1898|2003|woman
Sophia Loren|f|1934|-|actress
Sophie Germain|f|1776|1831|mathematician
Sophie Scholl|f|1921|1943|student
Sophocles|m|-497|-406|poet|scroll
Sor Juana Inés de la Cruz; Sor Juana|f|1648|1695|nun|book
Søren Kierkegaard; Soren Kierkegaard; Kierkegaard|m|1813|1855|philosopher
Spartacus|m|-103|-71|gladiator|sword, chain
Squanto; Tisquantum|m|1585|1622|man|corn
Srinivasa Ramanujan; Ramanujan|m|1887|1920|mathematician|notebook
Stanislav Petrov|m|1939|2017|soldier|missile, computer screen
Stanley Kubrick; Kubrick|m|1928|1999|man|film camera
Stanley Milgram; Milgram|m|1933|1984|psychologist
Stede Bonnet|m|1688|1718|pirate|pirate ship
Steffi Graf|f|1969|-|tennis player|tennis racket
Stephen Curry; Steph Curry|m|1988|-|basketball player|basketball
Stephen Hawking; Hawking|m|1942|2018|physicist|wheelchair, black hole
Stephen King|m|1947|-|writer
Steve Biko; Biko|m|1946|1977|man
Steve Fossett|m|1944|2007|pilot|balloon
Steve Irwin|m|1962|2006|man|crocodile
Steve Jobs|m|1955|2011|businessman|smartphone, apple, computer
Steve Wozniak; Wozniak|m|1950|-|engineer|circuit board, computer
Steven Spielberg; Spielberg|m|1946|-|man|shark, clapperboard
Stevie Wonder|m|1950|-|pianist|piano, harmonica
Stonewall Jackson|m|1824|1863|general
Subhas Chandra Bose; Netaji|m|1897|1945|politician
Subrahmanyan Chandrasekhar|m|1910|1995|physicist|star
Subutai|m|1175|1248|general|horse, bow
Sugar Ray Robinson|m|1921|1989|boxer|boxing glove
Suharto|m|1921|2008|president
Sukarno|m|1901|1970|president
Suleiman the Magnificent; Suleiman|m|1494|1566|sultan|mosque
Sulla|m|-138|-78|general
Sully Sullenberger; Chesley Sullenberger; Captain Sully|m|1951|-|pilot|airplane
Sun Tzu|m|-544|-496|general|book
Sun Wukong; Monkey King|m|600|700|man|monkey, cloud
Sun Yat-sen|m|1866|1925|president
Sundance Kid; The Sundance Kid|m|1867|1908|outlaw
Sundiata Keita; Sundiata|m|1217|1255|king|lion
Sunita Williams|f|1965|-|astronaut|space station
Suriyothai|f|1511|1548|queen|elephant
Surya Bonaly|f|1973|-|athlete|ice skate
Suryavarman II|m|1094|1150|king|temple
Susan B. Anthony|f|1820|1906|woman|ballot box
Suzanne Lenglen|f|1899|1938|tennis player|tennis racket
Swami Vivekananda; Vivekananda|m|1863|1902|monk
Sylvester Stallone; Stallone|m|1946|-|actor|boxing glove
Sylvia Earle|f|1935|-|biologist|diving suit
Sylvia Plath; Plath|f|1932|1963|poet
Sylvia Rivera|f|1951|2002|woman
Syngman Rhee|m|1875|1965|president
`
