/** jws derives its stream classes from this and never streams here. CommonJS, because it takes the module for a function. */
function Stream() {}

module.exports = Stream;
