/** Latitude and longitude in degrees of cities and regions that scripts name; spaces of names are underscores. */
const ROWS = `
Paris 48.9 2.4|London 51.5 -0.1|Berlin 52.5 13.4|Rome 41.9 12.5|Madrid 40.4 -3.7|Lisbon 38.7 -9.1|Porto 41.1 -8.6|Vienna 48.2 16.4|Prague 50.1 14.4|Warsaw 52.2 21.0|Budapest 47.5 19.1|Athens 38.0 23.7|Moscow 55.8 37.6
Stockholm 59.3 18.1|Oslo 59.9 10.8|Bergen 60.4 5.3|Copenhagen 55.7 12.6|Helsinki 60.2 24.9|Dublin 53.3 -6.3|Edinburgh 56.0 -3.2|Glasgow 55.9 -4.3|Manchester 53.5 -2.2|Liverpool 53.4 -3.0|Oxford 51.8 -1.3|Cambridge 52.2 0.1
Amsterdam 52.4 4.9|Rotterdam 51.9 4.5|Brussels 50.8 4.4|Antwerp 51.2 4.4|Bruges 51.2 3.2|Zurich 47.4 8.5|Geneva 46.2 6.1|Bern 46.9 7.4|Milan 45.5 9.2|Venice 45.4 12.3|Florence 43.8 11.3|Naples 40.9 14.3|Pisa 43.7 10.4|Bologna 44.5 11.3
Palermo 38.1 13.4|Turin 45.1 7.7|Genoa 44.4 8.9|Barcelona 41.4 2.2|Seville 37.4 -6.0|Granada 37.2 -3.6|Valencia 39.5 -0.4|Istanbul 41.0 29.0|Constantinople 41.0 29.0|Cairo 30.0 31.2|Alexandria 31.2 29.9|Baghdad 33.3 44.4
Jerusalem 31.8 35.2|Damascus 33.5 36.3|Tehran 35.7 51.4|Dubai 25.2 55.3|Mecca 21.4 39.8|Delhi 28.6 77.2|Mumbai 19.1 72.9|Calcutta 22.6 88.4|Kolkata 22.6 88.4|Beijing 39.9 116.4|Shanghai 31.2 121.5|Hong_Kong 22.3 114.2|Tokyo 35.7 139.7
Kyoto 35.0 135.8|Osaka 34.7 135.5|Hiroshima 34.4 132.5|Nagasaki 32.8 129.9|Seoul 37.6 127.0|Bangkok 13.8 100.5|Hanoi 21.0 105.8|Singapore 1.4 103.8|Jakarta -6.2 106.8|Manila 14.6 121.0|Sydney -33.9 151.2|Melbourne -37.8 145.0
Auckland -36.8 174.8|Boston 42.4 -71.1|New_York 40.7 -74.0|Chicago 41.9 -87.6|Philadelphia 40.0 -75.2|Detroit 42.3 -83.0|Seattle 47.6 -122.3|Houston 29.8 -95.4|Dallas 32.8 -96.8|Miami 25.8 -80.2|Los_Angeles 34.1 -118.2
San_Francisco 37.8 -122.4|Las_Vegas 36.2 -115.1|New_Orleans 30.0 -90.1|Denver 39.7 -105.0|Toronto 43.7 -79.4|Montreal 45.5 -73.6|Quebec 46.8 -71.2|Vancouver 49.3 -123.1|Ottawa 45.4 -75.7|Havana 23.1 -82.4|Mexico_City 19.4 -99.1|Lima -12.0 -77.0
Cusco -13.5 -72.0|Bogotá 4.7 -74.1|Quito -0.2 -78.5|La_Paz -16.5 -68.1|Santiago -33.4 -70.7|Buenos_Aires -34.6 -58.4|Rio_de_Janeiro -22.9 -43.2|São_Paulo -23.6 -46.6|Nairobi -1.3 36.8|Lagos 6.5 3.4|Accra 5.6 -0.2|Addis_Ababa 9.0 38.7
Marrakesh 31.6 -8.0|Marrakech 31.6 -8.0|Fez 34.0 -5.0|Tunis 36.8 10.2|Algiers 36.8 3.1|Timbuktu 16.8 -3.0|Cape_Town -33.9 18.4|Johannesburg -26.2 28.0|Munich 48.1 11.6|Hamburg 53.6 10.0|Cologne 50.9 7.0|Dresden 51.1 13.7|Leipzig 51.3 12.4
Frankfurt 50.1 8.7|Nuremberg 49.5 11.1|Stuttgart 48.8 9.2|Salzburg 47.8 13.0|Krakow 50.1 19.9|Vilnius 54.7 25.3|Riga 56.9 24.1|Tallinn 59.4 24.8|Kyiv 50.5 30.5|Odessa 46.5 30.7|Saint_Petersburg 59.9 30.3|Pompeii 40.8 14.5|Carthage 36.9 10.3
Troy 40.0 26.2|Babylon 32.5 44.4|Sparta 37.1 22.4|Reykjavik 64.1 -21.9|Honolulu 21.3 -157.9|Washington 38.9 -77.0|Halifax 44.6 -63.6|Lyon 45.8 4.8|Marseille 43.3 5.4|Bordeaux 44.8 -0.6|Strasbourg 48.6 7.8|Nice 43.7 7.3|Versailles 48.8 2.1
Dubrovnik 42.7 18.1|Split 43.5 16.4|Belgrade 44.8 20.5|Sarajevo 43.9 18.4|Sofia 42.7 23.3|Bucharest 44.4 26.1|Zagreb 45.8 16.0|Ljubljana 46.1 14.5|Samarkand 39.7 67.0|Ulaanbaatar 47.9 106.9|Kathmandu 27.7 85.3|Lhasa 29.7 91.1|Petra 30.3 35.4
Hollywood 34.1 -118.3|Silicon_Valley 37.4 -122.1|California 37.0 -120.0|Texas 31.5 -99.0|Florida 28.0 -82.0|Alaska 64.0 -152.0|Hawaii 20.8 -156.5|Siberia 60.0 100.0|Sicily 37.5 14.2|Scotland 56.8 -4.2|Wales 52.4 -3.7|England 52.5 -1.5
Bavaria 48.9 11.4|Provence 43.9 6.0|Tuscany 43.4 11.0|Brittany 48.2 -2.9|Transylvania 46.5 24.5|Patagonia -45.0 -70.0|Galapagos -0.7 -90.5|Sahara 23.0 10.0|Antarctica -80.0 0.0|Arctic 85.0 0.0|Amazon -4.0 -62.0|Everest 28.0 86.9
Pacific 0.0 -150.0|Atlantic 25.0 -40.0|Mediterranean 36.0 16.0|Nile 24.0 32.9|Himalayas 29.0 84.0|Alps 46.5 9.5|Chernobyl 51.3 30.2|Chicxulub 21.4 -89.5|Tasmania -42.0 147.0|Crete 35.2 24.8|Lapland 67.5 26.0|Yucatan 20.5 -89.0
Alabama 32.8 -86.8|Arizona 34.3 -111.7|Arkansas 34.9 -92.4|Colorado 39.0 -105.5|Connecticut 41.6 -72.7|Delaware 39.0 -75.5|Idaho 44.4 -114.6|Illinois 40.0 -89.2|Indiana 39.9 -86.3|Iowa 42.1 -93.5|Kansas 38.5 -98.4|Kentucky 37.5 -85.3|Louisiana 31.1 -92.0
Maine 45.4 -69.2|Maryland 39.0 -76.8|Massachusetts 42.3 -71.8|Michigan 44.3 -85.4|Minnesota 46.3 -94.3|Mississippi 32.7 -89.7|Missouri 38.4 -92.5|Montana 47.0 -109.6|Nebraska 41.5 -99.8|Nevada 39.3 -116.6|New_Hampshire 43.7 -71.6|New_Jersey 40.2 -74.7
New_Mexico 34.4 -106.1|North_Carolina 35.6 -79.4|North_Dakota 47.4 -100.5|Ohio 40.3 -82.8|Oklahoma 35.6 -97.5|Oregon 43.9 -120.6|Pennsylvania 40.9 -77.8|Rhode_Island 41.7 -71.6|South_Carolina 33.9 -80.9|South_Dakota 44.4 -100.2|Tennessee 35.9 -86.4
Utah 39.3 -111.7|Vermont 44.1 -72.7|Virginia 37.5 -78.9|West_Virginia 38.6 -80.6|Wisconsin 44.6 -89.9|Wyoming 43.0 -107.6|Puerto_Rico 18.2 -66.4|Ontario 50.0 -85.0|Alberta 55.0 -115.0|Yukon 63.0 -135.0|Newfoundland 48.6 -56.0|Brooklyn 40.7 -73.9|Manhattan 40.8 -74.0
Harlem 40.8 -73.9|Bronx 40.8 -73.9|Pittsburgh 40.4 -80.0|Cleveland 41.5 -81.7|Cincinnati 39.1 -84.5|Atlanta 33.7 -84.4|Nashville 36.2 -86.8|Memphis 35.1 -90.0|Baltimore 39.3 -76.6|Milwaukee 43.0 -87.9|Minneapolis 45.0 -93.3|Phoenix 33.4 -112.1|San_Diego 32.7 -117.2
Salt_Lake_City 40.8 -111.9|Kansas_City 39.1 -94.6|Pasadena 34.1 -118.1|Oakland 37.8 -122.3|Sacramento 38.6 -121.5|Anchorage 61.2 -149.9|Corinth 37.9 22.9|Delphi 38.5 22.5|Crimea 45.3 34.4|Normandy 49.1 -0.3|Alsace 48.3 7.4|Catalonia 41.8 1.5|Andalusia 37.5 -4.7
Basque_Country 43.0 -2.6|Cornwall 50.4 -4.9|Yorkshire 54.0 -1.5|Northern_Ireland 54.6 -6.7|Belfast 54.6 -5.9|Sardinia 40.1 9.0|Corsica 42.2 9.1|Lombardy 45.6 9.9|Saxony 51.1 13.2|Silesia 50.9 17.5|Gdansk 54.4 18.6|Lviv 49.8 24.0|Okinawa 26.5 128.0|Hokkaido 43.2 142.9
Punjab 31.0 75.5|Bengal 23.5 88.0|Kashmir 34.0 76.0|Goa 15.4 74.0|Kerala 10.5 76.3|Tibet 31.0 88.0|Manchuria 45.0 125.0|Sichuan 30.6 103.0|Bali -8.4 115.2|Java -7.3 110.0|Sumatra -0.6 101.3|Borneo 1.0 114.0|Queensland -22.0 144.0|Serengeti -2.3 34.8|Kilimanjaro -3.1 37.4
Congo -2.0 23.0|Zanzibar -6.2 39.2|Yosemite 37.9 -119.5|Yellowstone 44.6 -110.5|Niagara 43.1 -79.1|Andes -20.0 -67.0|Rockies 43.0 -110.0|Caribbean 15.0 -75.0|Baltic 58.0 20.0|Bering_Sea 58.0 -178.0|Black_Sea 43.0 34.0|Red_Sea 20.0 38.5|Persian_Gulf 26.5 52.0
Mesopotamia 33.0 44.0|Sumer 31.3 45.6|Assyria 36.4 43.2|Phoenicia 34.0 35.8|Gaul 46.5 2.5|Judea 31.7 35.2|Thebes 25.7 32.6|Giza 30.0 31.1|Luxor 25.7 32.6|Dakar 14.7 -17.4|Casablanca 33.6 -7.6|Kinshasa -4.4 15.3|Beirut 33.9 35.5|Riyadh 24.7 46.7|Doha 25.3 51.5|Tel_Aviv 32.1 34.8
Kabul 34.5 69.2|Karachi 24.9 67.0|Lahore 31.5 74.3|Dhaka 23.8 90.4|Bangalore 13.0 77.6|Chennai 13.1 80.3|Varanasi 25.3 83.0|Shenzhen 22.5 114.1|Guangzhou 23.1 113.3|Wuhan 30.6 114.3|Taipei 25.0 121.6|Busan 35.2 129.1|Saigon 10.8 106.7|Phuket 7.9 98.4|Kuala_Lumpur 3.1 101.7
Perth -31.9 115.9|Brisbane -27.5 153.0|Wellington -41.3 174.8|Caracas 10.5 -66.9|Medellín 6.2 -75.6|Cartagena 10.4 -75.5|Montevideo -34.9 -56.2|Tijuana 32.5 -117.0|Guadalajara 20.7 -103.3|Machu_Picchu -13.2 -72.5|Easter_Island -27.1 -109.4|Pearl_Harbor 21.4 -158.0
`

/** Coordinates of a city or region by its English name. */
export const PLACE_COORDINATES: ReadonlyMap<string, readonly [latitude: number, longitude: number]> = new Map(
  ROWS.trim()
    .split(/\||\n/)
    .map((row) => {
      const [name, latitude, longitude] = row.split(' ')
      return [name!.replaceAll('_', ' '), [Number(latitude), Number(longitude)]] as const
    }),
)
