/** Places and organizations with the drawings by which they are recognized: `names|things`. */
export const PLACES_E_TO_L = `
Earth; Planet Earth|earth
East Germany; GDR; DDR|Berlin Wall
East India Company; British East India Company|trading ship
East River|bridge
Easter Island; Rapa Nui|moai
Ecuador|tortoise, banana
Edinburgh Castle|castle
Edinburgh|castle
Edmund Fitzgerald; SS Edmund Fitzgerald|ship
Edo|Japanese castle
Egypt|pyramid, sphinx, camel
Egyptian Museum|mummy
Eiffel Tower|Eiffel Tower
Eiger|snowy peak
El Capitan|mountain
El Dorado|gold bar
El Salvador|volcano
Ellis Island|Statue of Liberty
Élysée Palace|palace
Empire State Building|Empire State Building
Empty Quarter; Rub' al Khali|dune
Enceladus|geyser
Endurance ship; Shackleton's Endurance|tall ship
England|cup of tea, double-decker bus
English Channel|ferry
Ephesus|column
ESA; European Space Agency|rocket, satellite
Essex whaleship; whaleship Essex|whaling ship, whale
ETH Zurich|university
Ethiopia|coffee bean
Eton; Eton College|school
Etosha|elephant
Euclid telescope|space telescope
Event Horizon Telescope|radio telescope, black hole
Ever Given|cargo container, ship
Everglades; The Everglades|crocodile
Excalibur|sword
Explorer 1|satellite
Eyjafjallajökull; Eyjafjallajokull|volcano
Falcon 9|rocket
Falcon Heavy|rocket
Falkland Islands; Falklands|penguin, sheep
Falling Water; Fallingwater|waterfall
Faroe Islands; Faroes|sheep
FAST telescope|radio telescope
FBI|badge
FC Barcelona|football
FDA|pill
Federal Reserve; The Fed|banknote
FIFA|football
Fifth Avenue|shopping bag
Fiji|palm tree
Finland|northern lights
Fiordland|mountain
Flanders|poppy
Fleet Street|newspaper
Florence|cathedral
Florida|palm tree, orange
Flying Dutchman|sailing ship
Folsom Prison|prison
Forbes|magazine
Formula One; Formula 1; F1|checkered flag
Fort Knox|gold bar
Fort Sumter|cannon
Fram|tall ship
France|Eiffel Tower, baguette, croissant
Frankfurt|skyscraper
French Quarter|trumpet
Fukushima|nuclear power plant
Fushimi Inari|row of torii gates
Gaia telescope|space telescope
Galapagos; Galápagos; Galapagos Islands|tortoise
Gale Crater|Curiosity rover
Galileo probe; Galileo orbiter|planet Jupiter
Gambia; The Gambia|peanut
Garden of Eden; Eden|apple, snake
Gare du Nord|train station
Gateway Arch|arch
Gatwick|airplane
Geminids|shooting star
Geneva|fountain
Germany|Brandenburg Gate, beer stein, pretzel
Ghana|cocoa bean, gold bar
Gherkin; The Gherkin|skyscraper
Giethoorn|boat
Gion|paper lantern
Giotto probe|comet
Giza|pyramid, Great Sphinx
Gjøa; Gjoa|sailing ship
Glacier Bay|glacier
Glacier National Park|mountain
Goa|palm tree
Gobi; Gobi Desert|camel
Golden Gate Bridge; Golden Gate|Golden Gate Bridge
Golden Hind; Golden Hinde|galleon
Golden Pavilion; Kinkaku-ji|Japanese temple
Golden Record; Voyager Golden Record|vinyl record
Gombe; Gombe Stream|chimpanzee
GPS|satellite
Graceland|guitar
Graf Spee|battleship
Graf Zeppelin|zeppelin
Grand Bazaar|carpet
Grand Canyon|canyon
Grand Central; Grand Central Terminal|train station
Grand Teton|mountain
Great Barrier Reef|coral reef, clownfish
Great Eastern; SS Great Eastern|steamboat
Great Pacific Garbage Patch|plastic bottle
Great Plains|bison
Great Pyramid; Great Pyramid of Giza; Pyramid of Khufu|Great Pyramid
Great Red Spot|planet Jupiter
Great Smoky Mountains|bear
Great Sphinx; The Sphinx|Great Sphinx
Great Wall of China; Great Wall|Great Wall of China
Greece|Parthenon, olive, Santorini
Greenland|iceberg, glacier
Greenpeace|whale
Greenwich Observatory; Royal Observatory|observatory
Grenada|nutmeg
Griffith Observatory|observatory
Guantanamo Bay; Guantanamo|barbed wire
Guatemala|Mayan pyramid
Guernsey|cow
Gulf of Mexico|oil rig
Gutenberg Bible|book
H.L. Hunley; Hunley|submarine
Hagia Sophia|Hagia Sophia
Haight-Ashbury|peace sign
Hale-Bopp|comet
Half Dome|mountain
Halley's Comet; Comet Halley|comet
Hamburg|harbor crane
Hamelin; Hameln|rat
Hanoi|moped
Harbin|ice
Harlem|saxophone
Harvard; Harvard University|university
Hashima; Gunkanjima; Battleship Island|apartment building
Hawaii|hibiscus, palm tree, volcano
Hayabusa; Hayabusa2|asteroid
Heathrow; Heathrow Airport|airplane
Heidelberg University|university
Heidelberg|castle
Hekla|volcano
Hells Angels|motorcycle
Herald of Free Enterprise|ferry
Herculaneum|volcano
Hermitage|painting
Himalayas; The Himalayas; Himalaya|Himalayas
Himeji Castle; Himeji|Japanese castle
Hindenburg airship; LZ 129|zeppelin
Hindu Kush|mountain
Hiroshima|mushroom cloud
HMHS Britannic; Britannic|ocean liner
HMS Beagle; the Beagle|tall ship
HMS Bounty|tall ship
HMS Dreadnought|battleship
HMS Endeavour|tall ship
HMS Erebus|tall ship
HMS Hood|battleship
HMS Terror|tall ship
HMS Victory|tall ship
Hobbiton|hill
Hogwarts|castle
Hoi An|paper lantern
Hokkaido|snow
Hollywood|film camera, clapperboard
Hong Kong|skyscraper
Honolulu|surfboard, hibiscus
Hoover Dam|dam
Hope Diamond|diamond
Horsehead Nebula|nebula
Horseshoe Bend|canyon
House of Wisdom|manuscript
Houses of Parliament; Palace of Westminster|Big Ben, parliament building
Houston|rocket
Hua Shan; Mount Hua|mountain
Hubble; Hubble Space Telescope|Hubble telescope
Hudson Bay|polar bear
Hudson's Bay Company|beaver
Humboldt University|university
Hundred Acre Wood|honey jar
Iceland|geyser, volcano, northern lights
Idaho|potato
Iguazu; Iguazu Falls; Iguaçu|waterfall
Imperial College|university
India|Taj Mahal, elephant, tiger
Indiana|corn
Indianapolis|checkered flag
Indonesia|volcano, orangutan
Ingenuity helicopter|drone
Innsbruck|mountain
InSight; InSight lander|lander
International Space Station; ISS|space station
Iowa|corn
Iraq|oil well
Ireland|clover, pint of beer, harp
Iron Curtain|barbed wire
IRS|tax form
Isabella Stewart Gardner Museum|picture frame
Isfahan|mosque
Islamabad|mosque
Island of the Dolls|old doll
Israel|star of David, menorah
Istanbul|Hagia Sophia, Blue Mosque
Itaipu Dam|dam
Italy|pizza, Colosseum, spaghetti
Ivory Coast|cocoa bean, elephant
Iwo Jima|flag
Jamaica|palm tree
James Webb Space Telescope; James Webb; Webb Telescope; JWST|James Webb telescope
Japan|Mount Fuji, torii gate, cherry blossom
Jasper National Park|mountain
Java|volcano, coffee bean
Jericho|ruined wall
Jesuits|cross
Jezero Crater; Jezero|Perseverance rover
JFK Airport|airplane
Jiuzhaigou|waterfall
Jodrell Bank|radio telescope
Johannesburg|gold mine
Johns Hopkins|hospital
Jolly Roger|pirate flag
Jordan|Petra
JPL; Jet Propulsion Laboratory|Mars rover
Juilliard|violin
Jungfrau|snowy peak
Juno probe; Juno spacecraft|planet Jupiter
Jupiter|planet Jupiter
Jurassic Coast|ammonite
Juventus|football
K2|snowy peak
Kaaba|Kaaba
Kakadu|crocodile
Kamchatka|volcano, bear
Kangaroo Island|kangaroo
Kangchenjunga|snowy peak
Kansas|wheat, tornado
Karakoram|snowy peak
Karnak|column
Kashmir|mountain
Kathmandu|prayer flag
Katmai|bear, salmon
Kazakhstan|horse
Kaziranga|rhino
Keck Observatory|observatory
Kentucky|horse, fried chicken
Kenya|lion, giraffe, acacia tree
Kepler telescope; Kepler Space Telescope|space telescope
Kepler-186f|planet
Kepler-452b|planet
Kerala|coconut, palm tree
Kew Gardens|greenhouse
Khao San Road|food stall
Kilauea|volcano, lava
King's Cross|train station
Kiribati|palm tree
Kiruna|northern lights
Kitt Peak|observatory
Klondike River|gold pan
Klondike|gold pan
Knights Hospitaller|cross
Knights Templar; Templars|cross, sword
Kola Superdeep Borehole|hole
Kolkata; Calcutta|rickshaw
Komodo; Komodo Island|lizard
Kon-Tiki|raft
Korean DMZ; DMZ|barbed wire
Krakatoa|volcano
Kremlin; The Kremlin|Kremlin
Kruger National Park|elephant, lion
Kuala Lumpur|skyscraper
Kursk submarine|submarine
Kuwait|oil barrel
Kyiv; Kiev|onion dome
Kyoto|torii gate, Japanese temple
La Boqueria|fruit
La Brea Tar Pits|mammoth
La Mancha|windmill
La Niña|caravel
La Palma|volcano
La Paz|cable car
La Rioja|wine
La Scala|opera house
Ladakh|mountain
LaGuardia|airplane
Lake Baikal; Baikal|seal
Lake Bled|church
Lake Karachay|radiation sign
Lake Maracaibo|lightning
Lake Mead|dam
Lake Natron|flamingo
Lanzarote|volcano
Lapland|snow, northern lights
Las Vegas Strip|slot machine
Las Vegas; Vegas|slot machine, poker chip
Leaning Tower of Pisa; Leaning Tower|Leaning Tower of Pisa
Leonids|shooting star
Lhasa|prayer flag
Lhotse|snowy peak
Liberty Bell|bell
Liberty Island|Statue of Liberty
Library of Alexandria; Great Library of Alexandria|scroll
Library of Congress|bookshelf
Lick Observatory|observatory
Lighthouse of Alexandria; Pharos|lighthouse
LIGO|laser
Lindisfarne|Viking ship
Lisbon|tram of Lisbon
Little Dipper|constellation
Little Italy|pizza
Liverpool FC|football
Lloyd's of London|ship
Loch Ness|Loch Ness monster
Loire Valley|castle
Loire|castle
London Bridge|London Bridge
London Eye|London Eye
London School of Economics|university
London Underground|subway train
London|Big Ben, double-decker bus, Tower Bridge
Longyearbyen|polar bear
Los Alamos|mushroom cloud
Los Angeles Lakers; Lakers|basketball
Los Angeles|palm tree
Louvre|Louvre pyramid, Mona Lisa
Luftwaffe|fighter plane
Luna 2|moon
Luna 9|lander
Lunar Module; Eagle lander|lunar module
Lunar Reconnaissance Orbiter|moon
Lunokhod; Lunokhod 1|lunar rover
Lusitania; RMS Lusitania|ocean liner
Luxor; Thebes|obelisk
`
