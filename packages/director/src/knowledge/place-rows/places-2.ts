/** Places and organizations with the drawings by which they are recognized: `names|kind|things`. */
export const PLACES_2 = `
England|country|cup of tea, double-decker bus
English Channel|sea|ferry
Ephesus|city|column
ESA; European Space Agency|organisation|rocket, satellite
Essex whaleship; whaleship Essex|ship|whaling ship, whale
ETH Zurich|university|university
Ethiopia|country|coffee bean
Eton; Eton College|university|school
Etosha|national park|elephant
Euclid telescope|telescope|space telescope
Event Horizon Telescope|telescope|radio telescope, black hole
Ever Given|ship|cargo container, ship
Everglades; The Everglades|region|crocodile
Excalibur|landmark|sword
Explorer 1|spacecraft|satellite
Eyjafjallajökull; Eyjafjallajokull|mountain|volcano
Falcon 9|spacecraft|rocket
Falcon Heavy|spacecraft|rocket
Falkland Islands; Falklands|island|penguin, sheep
Falling Water; Fallingwater|building|waterfall
Faroe Islands; Faroes|island|sheep
FAST telescope|telescope|radio telescope
FBI|organisation|badge
FC Barcelona|organisation|football
FDA|organisation|pill
Federal Reserve; The Fed|organisation|banknote
FIFA|organisation|football
Fifth Avenue|street|shopping bag
Fiji|country|palm tree
Finland|country|northern lights
Fiordland|national park|mountain
Flanders|region|poppy
Fleet Street|street|newspaper
Florence|city|cathedral
Florida|region|palm tree, orange
Flying Dutchman|ship|sailing ship
Folsom Prison|building|prison
Forbes|organisation|magazine
Formula One; Formula 1; F1|organisation|checkered flag
Fort Knox|landmark|gold bar
Fort Sumter|landmark|cannon
Fram|ship|tall ship
France|country|Eiffel Tower, baguette, croissant
Frankfurt|city|skyscraper
French Quarter|street|trumpet
Fukushima|city|nuclear power plant
Fushimi Inari|building|row of torii gates
Gaia telescope|telescope|space telescope
Galapagos; Galápagos; Galapagos Islands|island|tortoise
Gale Crater|sky|Curiosity rover
Galileo probe; Galileo orbiter|spacecraft|planet Jupiter
Gambia; The Gambia|country|peanut
Garden of Eden; Eden|region|apple, snake
Gare du Nord|building|train station
Gateway Arch|landmark|arch
Gatwick|building|airplane
Geminids|sky|shooting star
Geneva|city|fountain
Germany|country|Brandenburg Gate, beer stein, pretzel
Ghana|country|cocoa bean, gold bar
Gherkin; The Gherkin|building|skyscraper
Giethoorn|town|boat
Gion|street|paper lantern
Giotto probe|spacecraft|comet
Giza|city|pyramid, Great Sphinx
Gjøa; Gjoa|ship|sailing ship
Glacier Bay|national park|glacier
Glacier National Park|national park|mountain
Goa|region|palm tree
Gobi; Gobi Desert|desert|camel
Golden Gate Bridge; Golden Gate|landmark|Golden Gate Bridge
Golden Hind; Golden Hinde|ship|galleon
Golden Pavilion; Kinkaku-ji|building|Japanese temple
Golden Record; Voyager Golden Record|spacecraft|vinyl record
Gombe; Gombe Stream|national park|chimpanzee
GPS|spacecraft|satellite
Graceland|building|guitar
Graf Spee|ship|battleship
Graf Zeppelin|ship|zeppelin
Grand Bazaar|street|carpet
Grand Canyon|national park|canyon
Grand Central; Grand Central Terminal|building|train station
Grand Teton|national park|mountain
Great Barrier Reef|sea|coral reef, clownfish
Great Eastern; SS Great Eastern|ship|steamboat
Great Pacific Garbage Patch|region|plastic bottle
Great Plains|region|bison
Great Pyramid; Great Pyramid of Giza; Pyramid of Khufu|landmark|Great Pyramid
Great Red Spot|sky|planet Jupiter
Great Smoky Mountains|national park|bear
Great Sphinx; The Sphinx|landmark|Great Sphinx
Great Wall of China; Great Wall|landmark|Great Wall of China
Greece|country|Parthenon, olive, Santorini
Greenland|island|iceberg, glacier
Greenpeace|organisation|whale
Greenwich Observatory; Royal Observatory|telescope|observatory
Grenada|country|nutmeg
Griffith Observatory|telescope|observatory
Guantanamo Bay; Guantanamo|sea|barbed wire
Guatemala|country|Mayan pyramid
Guernsey|island|cow
Gulf of Mexico|sea|oil rig
Gutenberg Bible|landmark|book
H.L. Hunley; Hunley|ship|submarine
Hagia Sophia|building|Hagia Sophia
Haight-Ashbury|street|peace sign
Hale-Bopp|sky|comet
Half Dome|mountain|mountain
Halley's Comet; Comet Halley|sky|comet
Hamburg|city|harbor crane
Hamelin; Hameln|town|rat
Hanoi|city|moped
Harbin|city|ice
Harlem|street|saxophone
Harvard; Harvard University|university|university
Hashima; Gunkanjima; Battleship Island|island|apartment building
Hawaii|region|hibiscus, palm tree, volcano
Hayabusa; Hayabusa2|spacecraft|asteroid
Heathrow; Heathrow Airport|building|airplane
Heidelberg University|university|university
Heidelberg|city|castle
Hekla|mountain|volcano
Hells Angels|organisation|motorcycle
Herald of Free Enterprise|ship|ferry
Herculaneum|town|volcano
Hermitage|building|painting
Himalayas; The Himalayas; Himalaya|mountain|Himalayas
Himeji Castle; Himeji|building|Japanese castle
Hindenburg airship; LZ 129|ship|zeppelin
Hindu Kush|mountain|mountain
Hiroshima|city|mushroom cloud
HMHS Britannic; Britannic|ship|ocean liner
HMS Beagle; the Beagle|ship|tall ship
HMS Bounty|ship|tall ship
HMS Dreadnought|ship|battleship
HMS Endeavour|ship|tall ship
HMS Erebus|ship|tall ship
HMS Hood|ship|battleship
HMS Terror|ship|tall ship
HMS Victory|ship|tall ship
Hobbiton|village|hill
Hogwarts|region|castle
Hoi An|city|paper lantern
Hokkaido|island|snow
Hollywood|street|film camera, clapperboard
Hong Kong|city|skyscraper
Honolulu|city|surfboard, hibiscus
Hoover Dam|landmark|dam
Hope Diamond|landmark|diamond
Horsehead Nebula|sky|nebula
Horseshoe Bend|landmark|canyon
House of Wisdom|building|manuscript
Houses of Parliament; Palace of Westminster|building|Big Ben, parliament building
Houston|city|rocket
Hua Shan; Mount Hua|mountain|mountain
Hubble; Hubble Space Telescope|telescope|Hubble telescope
Hudson Bay|sea|polar bear
Hudson's Bay Company|organisation|beaver
Humboldt University|university|university
Hundred Acre Wood|forest|honey jar
Iceland|country|geyser, volcano, northern lights
Idaho|region|potato
Iguazu; Iguazu Falls; Iguaçu|national park|waterfall
Imperial College|university|university
India|country|Taj Mahal, elephant, tiger
Indiana|region|corn
Indianapolis|city|checkered flag
Indonesia|country|volcano, orangutan
Ingenuity helicopter|spacecraft|drone
Innsbruck|city|mountain
InSight; InSight lander|spacecraft|lander
International Space Station; ISS|spacecraft|space station
Iowa|region|corn
Iraq|country|oil well
Ireland|country|clover, pint of beer, harp
Iron Curtain|region|barbed wire
IRS|organisation|tax form
Isabella Stewart Gardner Museum|museum|picture frame
Isfahan|city|mosque
Islamabad|city|mosque
Island of the Dolls|island|old doll
Israel|country|star of David, menorah
Istanbul|city|Hagia Sophia, Blue Mosque
Itaipu Dam|landmark|dam
Italy|country|pizza, Colosseum, spaghetti
Ivory Coast|country|cocoa bean, elephant
Iwo Jima|island|flag
Jamaica|country|palm tree
James Webb Space Telescope; James Webb; Webb Telescope; JWST|telescope|James Webb telescope
Japan|country|Mount Fuji, torii gate, cherry blossom
Jasper National Park|national park|mountain
Java|island|volcano, coffee bean
Jericho|city|ruined wall
Jesuits|organisation|cross
Jezero Crater; Jezero|sky|Perseverance rover
JFK Airport|building|airplane
Jiuzhaigou|national park|waterfall
Jodrell Bank|telescope|radio telescope
Johannesburg|city|gold mine
Johns Hopkins|university|hospital
Jolly Roger|ship|pirate flag
Jordan|country|Petra
JPL; Jet Propulsion Laboratory|organisation|Mars rover
Juilliard|university|violin
Jungfrau|mountain|snowy peak
Juno probe; Juno spacecraft|spacecraft|planet Jupiter
Jupiter|sky|planet Jupiter
Jurassic Coast|region|ammonite
Juventus|organisation|football
K2|mountain|snowy peak
Kaaba|landmark|Kaaba
Kakadu|national park|crocodile
Kamchatka|region|volcano, bear
Kangaroo Island|island|kangaroo
Kangchenjunga|mountain|snowy peak
Kansas|region|wheat, tornado
Karakoram|mountain|snowy peak
Karnak|landmark|column
Kashmir|region|mountain
Kathmandu|city|prayer flag
Katmai|national park|bear, salmon
Kazakhstan|country|horse
Kaziranga|national park|rhino
Keck Observatory|telescope|observatory
Kentucky|region|horse, fried chicken
Kenya|country|lion, giraffe, acacia tree
Kepler telescope; Kepler Space Telescope|telescope|space telescope
Kepler-186f|sky|planet
Kepler-452b|sky|planet
Kerala|region|coconut, palm tree
Kew Gardens|street|greenhouse
Khao San Road|street|food stall
Kilauea|mountain|volcano, lava
King's Cross|building|train station
Kiribati|country|palm tree
Kiruna|town|northern lights
Kitt Peak|telescope|observatory
Klondike River|river|gold pan
Klondike|region|gold pan
Knights Hospitaller|organisation|cross
Knights Templar; Templars|organisation|cross, sword
Kola Superdeep Borehole|landmark|hole
Kolkata; Calcutta|city|rickshaw
Komodo; Komodo Island|island|lizard
Kon-Tiki|ship|raft
Korean DMZ; DMZ|region|barbed wire
Krakatoa|island|volcano
Kremlin; The Kremlin|building|Kremlin
Kruger National Park|national park|elephant, lion
Kuala Lumpur|city|skyscraper
Kursk submarine|ship|submarine
Kuwait|country|oil barrel
Kyiv; Kiev|city|onion dome
Kyoto|city|torii gate, Japanese temple
La Boqueria|street|fruit
La Brea Tar Pits|landmark|mammoth
La Mancha|region|windmill
La Niña|ship|caravel
La Palma|island|volcano
La Paz|city|cable car
La Rioja|region|wine
La Scala|building|opera house
Ladakh|region|mountain
LaGuardia|building|airplane
Lake Baikal; Baikal|lake|seal
Lake Bled|lake|church
Lake Karachay|lake|radiation sign
Lake Maracaibo|lake|lightning
Lake Mead|lake|dam
Lake Natron|lake|flamingo
Lanzarote|island|volcano
Lapland|region|snow, northern lights
Las Vegas Strip|street|slot machine
Las Vegas; Vegas|city|slot machine, poker chip
Leaning Tower of Pisa; Leaning Tower|landmark|Leaning Tower of Pisa
Leonids|sky|shooting star
Lhasa|city|prayer flag
Lhotse|mountain|snowy peak
Liberty Bell|landmark|bell
Liberty Island|island|Statue of Liberty
Library of Alexandria; Great Library of Alexandria|building|scroll
Library of Congress|building|bookshelf
Lick Observatory|telescope|observatory
Lighthouse of Alexandria; Pharos|landmark|lighthouse
LIGO|telescope|laser
Lindisfarne|island|Viking ship
Lisbon|city|tram of Lisbon
Little Dipper|sky|constellation
Little Italy|street|pizza
Liverpool FC|organisation|football
Lloyd's of London|organisation|ship
Loch Ness|lake|Loch Ness monster
Loire Valley|region|castle
Loire|river|castle
London Bridge|landmark|London Bridge
London Eye|landmark|London Eye
London School of Economics|university|university
London Underground|landmark|subway train
London|city|Big Ben, double-decker bus, Tower Bridge
Longyearbyen|town|polar bear
Los Alamos|town|mushroom cloud
Los Angeles Lakers; Lakers|organisation|basketball
Los Angeles|city|palm tree
Louvre|building|Louvre pyramid, Mona Lisa
Luftwaffe|organisation|fighter plane
Luna 2|spacecraft|moon
Luna 9|spacecraft|lander
Lunar Module; Eagle lander|spacecraft|lunar module
Lunar Reconnaissance Orbiter|spacecraft|moon
Lunokhod; Lunokhod 1|spacecraft|lunar rover
Lusitania; RMS Lusitania|ship|ocean liner
Luxor; Thebes|city|obelisk
M87; Messier 87|sky|black hole
Maasai Mara; Masai Mara|national park|lion, zebra
Macau|city|poker chip
Machu Picchu|landmark|Machu Picchu
Macquarie Island|island|penguin
Madagascar|country|baobab tree, chameleon
Madison Square Garden|building|boxing ring
Magellan probe|spacecraft|planet Venus
Magellanic Clouds|sky|galaxy
Magna Carta|landmark|document
Maine|region|lobster, lighthouse
Malaysia|country|orangutan
Maldives; The Maldives|country|overwater bungalow, palm tree
`
